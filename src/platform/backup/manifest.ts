import { z } from 'zod'

const measure = { bytes: z.number().int(), sha256: z.string().length(64) }

export const manifestShape = z.object({
  format: z.literal(1),
  program: z.string(),
  takenAt: z.iso.datetime(),
  /** Applied migrations; those of the job queue are numbered by its library. */
  migrations: z.array(z.string()),
  queueMigrations: z.array(z.number()),
  /** Fingerprint of the SECRET_KEY that encrypted the files and signed the audit log; does not reveal the key. */
  secretKeyId: z.string(),
  auditChainTip: z.object({ id: z.number(), hash: z.string() }).nullable(),
  /** Names are quoted for SQL. Checksums cover the rows in COPY format, ordered by primary key. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), ...measure })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.number(), isCalled: z.boolean() })),
  files: z.array(z.object({ key: z.string(), ...measure })),
  /** Files deleted (row and content) after the database snapshot, before they were copied. */
  removedConcurrently: z.number().int(),
  /** Files with a database row whose content is missing in the store. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestShape>
export type TableEntry = Manifest['tables'][number]
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
