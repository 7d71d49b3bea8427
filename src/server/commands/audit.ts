import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { readAuditChainTip } from '#platform/audit/audit-chain-tip.server.ts'
import { publicSigningKey, type SignedReport, verifySignedLines } from '#platform/audit/signed-lines.server.ts'
import { verifyAudit } from '#platform/audit/verify-audit.server.ts'
import type { Services } from '#platform/services.ts'
import { openGround } from '#server/services.server.ts'

const errors: Record<Extract<SignedReport, { ok: false }>['reason'], string> = {
  'cut-off': 'The file has no signature at its end. It is incomplete, or it is not a signed export.',
  changed: 'The file was changed after it was signed: something was edited, added or removed.',
  'other-key':
    'The file was signed with a different key. If SECRET_KEY was replaced since then, give the earlier public key shown at /admin/security.',
}

/** Verifies that every row of the audit log contains the hash of the previous one, up to the saved last row. */
export async function checkAudit({ db, config }: Services): Promise<number> {
  const head = await readAuditChainTip(db, config.DATA_DIR)
  const report = await verifyAudit(db, head)
  if (!report.ok) {
    console.error(`The audit log was changed: row ${report.firstBrokenId} of ${report.rows} is not as it was written.`)
    if (head === 'forged')
      console.error(`The copy of its last row in ${config.DATA_DIR} was not written by this installation.`)
    else if (head && head.id > report.rows)
      console.error(`It had ${head.id} rows at ${head.at}, so rows at the end have been removed.`)
    return 1
  }
  console.log(`The audit log has not been changed (${report.rows} rows).`)
  if (!head)
    console.log(
      `There is no copy of its last row in ${config.DATA_DIR}, so rows removed at the end cannot be detected.`,
    )
  return 0
}

/** Verifies a signed export. Without a public key, that of this installation is used. */
export async function checkExport(file: string, given?: string): Promise<number> {
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
  const ground = await openGround(process.env, { isCommand: true })
  await ground.close()
  return publicSigningKey(ground.secretKey.current)
}
