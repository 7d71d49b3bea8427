import type { Actor } from '#accounts/sessions/actor.ts'
import { findBankFile } from '#billing/bank/bank-file-db.server.ts'
import { importBankFiles } from '#billing/bank/import-bank-files.server.ts'
import { storeBankFile } from '#billing/bank/store-bank-file.server.ts'
import type { World } from '#test/world.ts'

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
