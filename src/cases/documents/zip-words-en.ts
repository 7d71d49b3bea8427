export type ZipWords = {
  filename: string
  lead: string
  reasons: Record<LeftOutReason, string>
}
export type LeftOutReason = 'not-scanned' | 'infected' | 'missing'

export const zip: ZipWords = {
  filename: 'NOT IN THIS ZIP.txt',
  lead: 'These documents belong to the case and are not in this ZIP:',
  reasons: {
    'not-scanned': 'not checked for viruses yet',
    infected: 'held back, since it is infected',
    missing: 'lost: the file store no longer has its content',
  },
}
