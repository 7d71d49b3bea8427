import { z } from 'zod'

/** Names of copies: storage key, time, bytes and SHA-256, with the id of the BACKUP_KEY if encrypted. */
export const copyPattern = /^[a-z0-9-]+\.\d+\.\d+\.[a-f0-9]{64}(\.[a-f0-9]{16})?$/

const measure = { bytes: z.number().int(), sha256: z.string().length(64) }

export const manifestShape = z.object({
  format: z.literal(1),
  program: z.string(),
  takenAt: z.iso.datetime(),
  /** Applied migrations: `migrations` by name for this app, `queueMigrations` by number for the job queue library. */
  migrations: z.array(z.string()),
  queueMigrations: z.array(z.number()),
  /** Identifies the SECRET_KEY that encrypted the files and signed the audit log, without revealing it. */
  secretKeyId: z.string(),
  /** Keys in use besides `secretKeyId`, if it was being replaced at the time of the backup. */
  otherKeyIds: z.array(z.string()).default([]),
  auditChainTip: z.object({ id: z.number(), hash: z.string() }).nullable(),
  /** Table and column names are quoted for SQL. Checksums cover the rows in COPY format, ordered by primary key. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), ...measure })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.number(), isCalled: z.boolean() })),
  /** `copy` is its name in `files/` beside the backup. Backups of earlier versions hold their files themselves. */
  files: z.array(
    z.object({
      key: z.string(),
      ...measure,
      copy: z.string().regex(copyPattern).optional(),
    }),
  ),
  /** Number of files deleted after the database snapshot, before the backup could copy them. */
  removedConcurrently: z.number().int(),
  /** Keys of files that have a database row, but no content in the file store. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestShape>
export type TableEntry = Manifest['tables'][number]
export type FileEntry = Manifest['files'][number]
export type Measure = { bytes: number; sha256: string }

export const manifestEntry = 'manifest.json'
export const manifestSumEntry = 'manifest.sha256'

export function tableEntry(name: string): string {
  return `tables/${name}`
}

export function fileEntry(key: string): string {
  return `files/${key}`
}

export function totalsOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>) {
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  return {
    tables: tables.length,
    rows: sum(tables.map(({ rows }) => rows)),
    files: files.length,
    bytes: sum([...tables, ...files].map(({ bytes }) => bytes)),
  }
}
