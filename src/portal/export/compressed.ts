/** A document of the archive: its path in it, or why it is not in there. */
export type Compressed = { caseNumber: string; filename: string } & (
  | { path: string; leftOut: null }
  | { path: null; leftOut: 'not-scanned' | 'infected' | 'missing' }
)
