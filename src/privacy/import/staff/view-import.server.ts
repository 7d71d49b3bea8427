import type { Services } from '#platform/services.ts'
import type { ImportRecord } from '#privacy/import/import-db.server.ts'
import { isForbiddenHeading, knownExport } from '#privacy/import/import-fields.ts'
import { listRefusedFiles } from '#privacy/import/import-file-db.server.ts'
import { listColumnSamples, listRowsBy } from '#privacy/import/import-row-db.server.ts'
import { deletedAt, mayUndo, undoUntil } from '#privacy/import/import-states.ts'
import { countInvited, listToInvite } from '#privacy/import/invite-db.server.ts'
import { listStayed } from '#privacy/import/undo-db.server.ts'

export const maxShown = 50

export async function viewImport({ db, now }: Pick<Services, 'db' | 'now'>, found: ImportRecord) {
  const { id, columns, mapping, state, importedAt, changedAt } = found
  const samples = await listColumnSamples(db, id, columns.length)
  const max = { max: maxShown }
  return {
    ...found,
    knownExport: knownExport(columns),
    mapped: columns.map((heading, at) => ({
      heading,
      field: mapping[at] ?? null,
      isForbidden: isForbiddenHeading(heading),
      filled: samples[at]?.filled ?? 0,
      sample: samples[at]?.sample ?? '',
    })),
    refused: await listRowsBy(db, id, ['refused'], max),
    joined: await listRowsBy(db, id, ['joined'], max),
    leftOut: await listRowsBy(db, id, ['left-out'], max),
    refusedFiles: await listRefusedFiles(db, id, maxShown),
    mayUndo: mayUndo(found, now()),
    undoUntil: importedAt && undoUntil(importedAt),
    deletedAt: deletedAt(changedAt),
    stayed: state === 'undone' ? await listStayed(db, id, 200) : [],
    toInvite: state === 'imported' ? await listToInvite(db, id, 5) : { count: 0, first: [] },
    invited: state === 'imported' ? await countInvited(db, id) : { requested: 0, sent: 0 },
  }
}

export type ImportView = Awaited<ReturnType<typeof viewImport>>
