import type { DocumentRow } from '#cases/documents/document-db.server.ts'

export function mayBeStatement({ kind, mediaType, state }: Pick<DocumentRow, 'kind' | 'mediaType' | 'state'>): boolean {
  return kind === 'from_client' && mediaType === 'application/pdf' && state !== 'quarantined'
}
