export type Compressed = { caseNumber: string; filename: string } & (
  | { path: string; leftOut: null }
  | { path: null; leftOut: 'not-scanned' | 'infected' | 'missing' }
)
