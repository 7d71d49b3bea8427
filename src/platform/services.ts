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

/** Dependencies of use cases, each of which picks what it needs. See `src/server/services.server.ts` and `test/world.ts`. */
export type Services = {
  config: Config
  /** 32 bytes from which all other keys are derived. */
  secretKey: Buffer
  /** Database URL of the table owner, for backups; the application's own if not configured. */
  ownerUrl: string
  pool: Pool
  db: Db
  log: Logger
  now(): Date
  mail: Mailer
  payments: Payments
  fileStore: FileStore
  /** Null if not configured: files are then delivered unscanned, with a warning in the admin panel. */
  scanner: Scanner | null
  fetchOutbound: FetchOutbound
  textService: TextService | null
  /** Feeds that the news are collected from. */
  newsSources: readonly NewsSource[]
}
