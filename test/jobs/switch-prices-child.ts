import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { switchPrices } from '#shop/catalogue/editing/switch-prices.server.ts'

const [url = '', at = ''] = process.argv.slice(2)
const pool = openPool(url)
await switchPrices({
  db: openDatabase(pool, new AuditSealer(new SecretKey(Buffer.alloc(32)))),
  now: () => new Date(at),
})
await pool.end()
