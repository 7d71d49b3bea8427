import { readMeasured } from '#returns/statements/read-apart.server.ts'

/** What the process that reads statements makes of a file. */
export async function readApart(...input: Parameters<typeof readMeasured>) {
  return (await readMeasured(...input)).reading
}
