import { readMeasured } from '#returns/statements/read-apart.server.ts'

export async function readApart(...input: Parameters<typeof readMeasured>) {
  return (await readMeasured(...input)).reading
}
