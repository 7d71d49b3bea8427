import { pino } from 'pino'
import type { Person } from '#accounts/people/person.ts'
import { receiveEvidence, saveClaimEvidence } from '#company/claims/staff/save-evidence.server.ts'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { openDiskFileStore } from '#platform/files/file-store-disk.server.ts'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'

// This script saves evidence in a process that a test can kill. Arguments: database URL, file folder, input as JSON.
const [url = '', folder = '', rest = '{}'] = process.argv.slice(2)
const given: { person: Person; at: string; submitted: Record<string, string>; pdf: string; secretKey: string } =
  JSON.parse(rest)
const pool = openPool(url)
const services = {
  pool,
  db: openDatabase(pool, new AuditSealer(new SecretKey(Buffer.alloc(32)))),
  fileStore: openDiskFileStore(folder),
  scanner: null,
  secretKey: new SecretKey(Buffer.from(given.secretKey, 'base64')),
  log: pino({ level: 'silent' }),
  now: () => new Date(given.at),
}
const form = new FormData()
for (const [name, value] of Object.entries(given.submitted)) form.append(name, value)
form.append('evidence', new File([Buffer.from(given.pdf, 'base64')], 'newer.pdf', { type: 'application/pdf' }))
const { submitted, file } = await receiveEvidence(
  services,
  new Request('http://localhost/', { method: 'POST', body: form }),
)
const actor = { person: given.person, metadata: { id: 'request-1', ip: '192.0.2.7' } }
await saveClaimEvidence(services, { claimId: 'clients', actor, version: Number(submitted.version), submitted, file })
await pool.end()
