/** The row that an insert of one row returns: `insertOne(tx.insert(thread).values(…).returning())`. */
export async function insertOne<Row>(insert: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await insert;
  if (!row) throw new Error('a row was inserted but not returned');
  return row;
}
