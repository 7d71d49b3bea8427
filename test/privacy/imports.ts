import type { Person } from '#accounts/people/person.ts'
import { checkColumns, startImport, startUndo } from '#privacy/import/change-import.server.ts'
import { findImport } from '#privacy/import/import-db.server.ts'
import { receiveImport } from '#privacy/import/receive-import.server.ts'
import { actorOf } from '#test/cases.ts'
import { runJobs, type World } from '#test/world.ts'

type Sent = { table?: string | Buffer; tableName?: string; zip?: Buffer }

export function importRequest({ table, tableName = 'clients.csv', zip }: Sent): Request {
  const body = new FormData()
  if (table !== undefined) body.append('table', new File([Buffer.from(table)], tableName))
  if (zip) body.append('zip', new File([new Uint8Array(zip)], 'files.zip'))
  return new Request('http://localhost/admin/import', { method: 'POST', body })
}

export async function anUpload(world: World, person: Person, sent: Sent): Promise<string> {
  const outcome = await receiveImport(world, actorOf(person), importRequest(sent))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.importId
}

export async function importOf(world: World, id: string) {
  const found = await findImport(world.db, id)
  if (!found) throw new Error(`There is no import ${id}`)
  return found
}

/** Uploads files and runs the dry run with the guessed columns. */
export async function aDryRun(world: World, person: Person, sent: Sent): Promise<string> {
  const id = await anUpload(world, person, sent)
  const outcome = await checkColumns(world, actorOf(person), id, (await importOf(world, id)).mapping)
  if (!outcome.ok) throw new Error(outcome.reason)
  await runJobs(world)
  return id
}

export async function anImport(world: World, person: Person, sent: Sent): Promise<string> {
  const id = await aDryRun(world, person, sent)
  const outcome = await startImport(world, actorOf(person), id)
  if (!outcome.ok) throw new Error(outcome.reason)
  await runJobs(world)
  return id
}

export async function anUndo(world: World, person: Person, id: string): Promise<void> {
  const outcome = await startUndo(world, actorOf(person), id)
  if (!outcome.ok) throw new Error(outcome.reason)
  await runJobs(world)
}
