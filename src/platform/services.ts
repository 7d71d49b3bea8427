import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { NewsSource } from '#content/news-sources.ts'
import type { TextService } from '#platform/ai/text-service.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { FileStore, Scanner } from '#platform/files/files.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { FetchOutbound } from '#platform/outbound/outbound.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'

/**
 * Dependencies of use cases, created by `src/server/services.server.ts` and, for tests, by `test/world.ts`. This is an
 * interface, so that other modules can add dependencies by declaration merging, e.g. `move-case.server.ts`.
 */
export interface Services {
  config: Config
  /** Secret from which all other keys are derived, and earlier ones while it is being replaced. */
  secretKey: SecretKey
  /** Database URL of the table owner, for backups. Defaults to the application's own database URL. */
  ownerUrl: string
  pool: Pool
  db: Db
  log: Logger
  now(): Date
  /** True in a restored copy until `etb go-live`: no jobs run, and no payments are taken. */
  isQuiet: boolean
  mail: Mailer
  payments: Payments
  fileStore: FileStore
  /** Virus scanner. If null, files are delivered unscanned, and the admin panel shows a warning. */
  scanner: Scanner | null
  fetchOutbound: FetchOutbound
  textService: TextService | null
  newsSources: readonly NewsSource[]
}
