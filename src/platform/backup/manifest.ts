import { z } from 'zod'

const measure = { bytes: z.number().int(), sha256: z.string().length(64) }

/** What a backup says of itself, in its last entry: whoever reads that far can prove that all of it is there. */
export const manifestShape = z.object({
  format: z.literal(1),
  /** Version of the program that made it. */
  program: z.string(),
  takenAt: z.iso.datetime(),
  /** The migrations that had run; those of the job queue are numbered by its library. */
  migrations: z.array(z.string()),
  queueMigrations: z.array(z.number()),
  /** Tells whether a SECRET_KEY is the one that seals and files were made with, and nothing else about it. */
  secretKeyId: z.string(),
  /** The newest row of the audit log. */
  auditChainTip: z.object({ id: z.number(), hash: z.string() }).nullable(),
  /** Names are ready to be put into SQL. A checksum is of the rows as COPY writes them, in the order of the primary key. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), ...measure })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.number(), isCalled: z.boolean() })),
  /** Contents of the file store as they lie there, encrypted. */
  files: z.array(z.object({ key: z.string(), ...measure })),
  /** Files that were deleted, row and content, between the snapshot of the database and their turn. */
  removedConcurrently: z.number().int(),
  /** Files that the database names although the store had lost their content. */
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

/** The sums that make up a report. */
export function totalsOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>) {
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  return {
    tables: tables.length,
    rows: sum(tables.map(({ rows }) => rows)),
    files: files.length,
    bytes: sum([...tables, ...files].map(({ bytes }) => bytes)),
  }
}
