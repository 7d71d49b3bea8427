import { readMeasured } from '#returns/statements/reader/read-apart.server.ts'

export async function readApart(...input: Parameters<typeof readMeasured>) {
  return (await readMeasured(...input)).reading
}
