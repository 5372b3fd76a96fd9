import { z } from 'zod';
import { idText, text } from '#shared/fields.ts';
import { PAPER_NAMES } from './paper.rules.ts';

const paper = z.enum(PAPER_NAMES).default('a4');
/** The language of the document, if not that of the request. */
const lang = text(20).optional();

/** GET /api/wall/kit: the wall's own address (`#ground/wall-address`), and the paper. */
export const wallKitQuery = z.object({ room: text(20).optional(), works: text(600), paper, lang });

/** GET /api/order/{code}/kit; `line` for one of the order's lines. */
export const orderKitQuery = z.object({ paper, lang, line: idText.optional() });
