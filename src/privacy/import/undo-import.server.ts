import { findPerson } from '#accounts/people/people-db.server.ts'
import { type AuditActor, recordAudit, system } from '#platform/audit/audit.server.ts'
import { removeFile } from '#platform/files/remove-file.server.ts'
import type { Services } from '#platform/services.ts'
import { findImport, lockImport, saveImport } from './import-db.server.ts'
import { countPeople, deleteItemsOf, listItemPeople } from './import-item-db.server.ts'
import { deleteAdded, findTouched, lockForUndo, saveStayed } from './undo-db.server.ts'

type UndoDeps = Pick<Services, 'db' | 'now'>

const peopleAtOnce = 50

/**
 * Removes what an import has added, client by client. A client on whom anything was worked on since stays as a whole,
 * and is listed. Can be repeated after a kill.
 */
export async function undoImport({ db, now }: UndoDeps, importId: string): Promise<void> {
  const found = await findImport(db, importId)
  if (found?.state !== 'undoing') return
  for (let after = ''; ; ) {
    const people = await listItemPeople(db, importId, after, peopleAtOnce)
    if (people.length === 0) break
    const goesOn = await db.transaction().execute(async (tx) => {
      const held = await lockImport(tx, importId)
      if (held?.state !== 'undoing') return false
      await lockForUndo(tx, importId, people)
      const touched = await findTouched(tx, importId, people)
      const untouched = people.filter((id) => !touched.has(id))
      for (const fileId of await deleteAdded(tx, importId, untouched)) await removeFile(tx, fileId)
      await deleteItemsOf(tx, importId, untouched)
      await saveStayed(tx, importId, touched)
      const counts = { ...held.counts, undone: (held.counts.undone ?? 0) + untouched.length }
      await saveImport(tx, importId, { counts }, now())
      return true
    })
    if (!goesOn) return
    after = people.at(-1) ?? after
  }
  const by = found.createdBy ? await findPerson(db, found.createdBy) : null
  const actor: AuditActor = by ? { person: by, metadata: null } : system
  await db.transaction().execute(async (tx) => {
    const held = await lockImport(tx, importId)
    if (held?.state !== 'undoing') return
    const at = now()
    const stayed = await countPeople(tx, importId)
    const { undone = 0 } = held.counts
    await saveImport(tx, importId, { state: 'undone', undoneAt: at, counts: { ...held.counts, stayed } }, at)
    await recordAudit(tx, actor, {
      action: 'import.undone',
      object: { type: 'import', id: importId },
      detail: { undone, stayed },
    })
  })
}
