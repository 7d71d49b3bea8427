import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { TextService } from '#platform/ai/text-service.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { FileStore, Scanner } from '#platform/files/files.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { FetchOutbound } from '#platform/outbound/outbound.ts'
import type { Payments } from '#platform/payments/payments.ts'

/**
 * Everything a use case may need from outside. A use case names only what it takes: `Pick<Services, 'db' | 'now'>`.
 * `src/services.server.ts` chooses the real ones, `test/world.ts` those of the tests.
 */
export type Services = {
  config: Config
  /** 32 bytes from which every key of the program is derived. */
  secretKey: Buffer
  /** The address of the database as the owner of its tables, for backups; that of the program where no owner is named apart. */
  ownerUrl: string
  pool: Pool
  db: Db
  log: Logger
  now(): Date
  mail: Mailer
  payments: Payments
  fileStore: FileStore
  /** Null when no scanner is configured: files are then handed out unscanned, and the admin panel says so. */
  scanner: Scanner | null
  fetchOutbound: FetchOutbound
  /** Null when none is configured: texts are then shown as their source wrote them. */
  textService: TextService | null
}
