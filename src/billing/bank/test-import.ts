import type { Actor } from '#accounts/actor.ts'
import type { World } from '#test/world.ts'
import { findBankFile } from './bank-file-db.server.ts'
import { importBankFiles } from './import-bank-files.server.ts'
import { storeBankFile } from './store-bank-file.server.ts'

export async function importFile(world: World, actor: Actor, upload: { name: string; content: Uint8Array }) {
  const stored = await storeBankFile(world, actor, upload)
  if (!stored.ok) return stored
  await importBankFiles(world)
  const files = await Promise.all(stored.fileIds.map((id) => findBankFile(world.db, id)))
  const sum = (count: (file: NonNullable<(typeof files)[number]>) => number) =>
    files.reduce((total, file) => total + (file ? count(file) : 0), 0)
  const [file] = files
  return {
    ...{ ok: true as const, fileIds: stored.fileIds, isKnown: stored.isKnown, status: file?.status },
    ...{ refusal: file?.refusal ?? null, newLines: stored.isKnown ? 0 : sum(({ newLines }) => newLines) },
    knownLines: sum(({ knownLines }) => knownLines),
  }
}
