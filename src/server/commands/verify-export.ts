import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { publicSigningKey, type SignedReport, verifySignedLines } from '#platform/audit/signed-lines.server.ts'
import { openGround } from '#server/services.server.ts'

const errors: Record<Extract<SignedReport, { ok: false }>['reason'], string> = {
  'cut-off': 'The file has no signature at its end. It is incomplete, or it is not a signed export.',
  changed: 'The file was changed after it was signed: something was edited, added or removed.',
  'other-key': 'The file was signed with a different key.',
}

export async function verifyExportCommand([file = '', given]: string[]): Promise<number> {
  const publicKey = given ?? (await ownKey())
  const report = await verifySignedLines(createInterface({ input: createReadStream(file) }), publicKey)
  if (!report.ok) {
    console.error(errors[report.reason])
    return 1
  }
  const { by, at, of, query } = report.about
  console.log(
    `The file has not been changed since it was signed: ${report.rows} rows, exported from ${of} by ${by} at ${at}.`,
  )
  if (query) console.log(`Filtered by: ${query}`)
  return 0
}

async function ownKey(): Promise<string> {
  const ground = await openGround(process.env, { keepsDatabaseRunning: true })
  await ground.close()
  return publicSigningKey(ground.secretKey)
}
