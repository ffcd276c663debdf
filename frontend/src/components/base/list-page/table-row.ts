/** A row of the table: a record, or a placeholder while the records load. */
export interface TableRow<Row> {
  key: string;
  number: number;
  record?: Row;
}

/** Returns the records as rows of the table; placeholders while there are none. */
export const tableRowsOf = <Row extends { _id: string }>({
  rows,
  limit,
  first,
}: {
  rows: Row[] | undefined;
  limit: number;
  /** The number of the first row in the whole list. */
  first: number;
}): TableRow<Row>[] =>
  rows
    ? rows.map((record, index) => ({ key: record._id, number: first + index, record }))
    : Array.from({ length: limit }, (_, index) => ({ key: String(index), number: first + index }));
