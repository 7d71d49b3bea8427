import { readMeasured } from '#returns/statements/reader/read-apart.server.ts'

/** What the sandboxed reader finds first in a document; undefined if it is no statement. */
export async function readApart(...input: Parameters<typeof readMeasured>) {
  return (await readMeasured(...input)).reading[0]
}
