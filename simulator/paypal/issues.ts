/** PayPal's names of errors, each with its status and PayPal's own short explanation. */
const BAD_REQUEST = {
  INVALID_ARRAY_MAX_ITEMS: 'The number of items in an array parameter is too large.',
  INVALID_ARRAY_MIN_ITEMS: 'The number of items in an array parameter is too small.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_PARAMETER_VALUE: 'A parameter value is not valid.',
  INVALID_STRING_LENGTH: 'The value of a field is either too short or too long.',
  MALFORMED_REQUEST_JSON: 'The request JSON is not well formed.',
  MISSING_REQUIRED_PARAMETER: 'A required parameter is missing.',
  PAYPAL_REQUEST_ID_REQUIRED: 'A PayPal-Request-Id is required when the order comes with a payment_source.',
} as const;

const UNPROCESSABLE = {
  AMOUNT_MISMATCH:
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  CANNOT_BE_NEGATIVE: 'Must be greater than or equal to zero.',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  COMPLIANCE_VIOLATION: 'Transaction is declined due to compliance violation.',
  DECIMALS_NOT_SUPPORTED: 'Currency does not support decimals.',
  DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
  DUPLICATE_INVOICE_ID: 'Duplicate Invoice ID detected: the account wants it to be unique for each transaction.',
  DUPLICATE_REFERENCE_ID: 'reference_id must be unique if several purchase units are provided.',
  INSTRUMENT_DECLINED: 'The instrument presented was declined, or it cannot be used for this payment.',
  INVALID_CURRENCY_CODE: 'Currency code is invalid or is not currently supported.',
  ITEM_TOTAL_MISMATCH: 'Should equal the sum of unit_amount * quantity across all items of the purchase unit.',
  ITEM_TOTAL_REQUIRED: 'If items are specified, amount.breakdown.item_total is required.',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'You have exceeded the maximum number of payment attempts.',
  MAX_VALUE_EXCEEDED: 'Should be less than or equal to 999999999999999.99.',
  MISSING_SHIPPING_ADDRESS: 'The shipping address is required when shipping_preference is SET_PROVIDED_ADDRESS.',
  MULTI_CURRENCY_ORDER: 'The entire order request must have the same currency_code.',
  ORDER_ALREADY_CAPTURED: 'Order already captured. With intent CAPTURE only one capture per order is allowed.',
  ORDER_COMPLETION_IN_PROGRESS: 'PayPal is still in the process of capturing the order. Please try again.',
  ORDER_EXPIRED: 'Order is expired.',
  ORDER_NOT_APPROVED: 'Payer has not yet approved the order for payment.',
  PAYEE_ACCOUNT_INVALID: 'Payee account specified is invalid.',
  PAYEE_BLOCKED_TRANSACTION: 'The fraud settings of this seller are such that this payment cannot be executed.',
  PAYER_ACTION_REQUIRED: 'Transaction cannot complete successfully, instruct the buyer to return to PayPal.',
  PAYER_CANNOT_PAY: 'Payer cannot pay for this transaction.',
  PENDING_CAPTURE: 'Cannot initiate a refund as the capture is pending.',
  REFUND_AMOUNT_EXCEEDED: 'The refund must not exceed the part of the capture that has not yet been refunded.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture.',
  REFUND_NOT_ALLOWED: 'Capture cannot be refunded.',
  REFUND_TIME_LIMIT_EXCEEDED: 'You are over the time limit to perform a refund on this capture.',
  TAX_TOTAL_MISMATCH: 'Should equal the sum of tax * quantity across all items of the purchase unit.',
  TAX_TOTAL_REQUIRED: 'If the tax of items is specified, amount.breakdown.tax_total is required.',
  TRANSACTION_DISPUTED: 'Partial refunds cannot be offered: there is an open case on this transaction.',
  TRANSACTION_REFUSED: 'The request was refused.',
  UNSUPPORTED_INTENT: 'This account takes intent CAPTURE only.',
} as const;

export type BadRequestIssue = keyof typeof BAD_REQUEST;
export type UnprocessableIssue = keyof typeof UNPROCESSABLE;
export type Issue = BadRequestIssue | UnprocessableIssue;

const TEXTS: Readonly<Record<string, string>> = { ...BAD_REQUEST, ...UNPROCESSABLE };

/** PayPal's explanation of an issue; a name that a test has invented has none. */
export function issueText(issue: string): string {
  return Object.hasOwn(TEXTS, issue) ? (TEXTS[issue] ?? issue) : issue;
}
