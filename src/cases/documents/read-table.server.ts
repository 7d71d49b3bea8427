import type { Actor } from '#accounts/sessions/actor.ts'
import type { Services } from '#platform/services.ts'
import { readCsv } from '#platform/tables/read-csv.server.ts'
import { NoTable, readXlsx } from '#platform/tables/read-xlsx.server.ts'
import type { Table } from '#platform/tables/table.ts'
import { openDocument } from './open-document.server.ts'

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function isTable({ mediaType, scanState }: { mediaType: string; scanState: string }): boolean {
  return (mediaType === sheet || mediaType === 'text/csv') && (scanState === 'clean' || scanState === 'not_needed')
}

/** Reads the first rows of a spreadsheet or CSV document; null if unreadable. The access is audited. */
export async function readTable(
  services: Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>,
  requested: { documentId: string; actor: Actor },
): Promise<Table | null> {
  const opened = await openDocument(services, requested)
  if (!opened.ok) return null
  try {
    return await (opened.mediaType === sheet ? readXlsx : readCsv)(opened.stream)
  } catch (error) {
    if (!(error instanceof NoTable))
      services.log.warn({ err: error, documentId: requested.documentId }, 'a table broke off')
    return null
  } finally {
    opened.stream.destroy()
  }
}
