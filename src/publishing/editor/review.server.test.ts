import { expect, test } from 'vitest'
import { staffEmails } from '#platform/mail/staff-emails.ts'
import { startRun } from '#publishing/generator/start-run.server.ts'
import * as publishingEmailTexts from '#publishing/locales/en-emails.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { startTextStandIn } from '#test/news/text-stand-in.ts'
import { anArticle, anArticleText, anonymous } from '#test/publishing/content-items.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { findContentItem } from './items/content-item-db.server.ts'
import { createContentItem } from './items/create-content-item.server.ts'
import { moveContentItem } from './items/move-content-item.server.ts'

const emailsOf = ({ mail }: World) => mail.sent.map(({ to, subject }) => [to, subject])

async function anOffice() {
  const world = await newWorld()
  const writer = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const reader = await aPerson(world, { role: 'admin', name: 'Anna Keller' })
  const created = await createContentItem(world, actorOf(writer), { kind: 'article', slug: 'a', text: anArticleText() })
  if (!created.ok) throw new Error(created.reason)
  const { id } = created
  const move = (to: 'submit' | 'send-back', reviewer?: string | null, by = writer) =>
    moveContentItem(world, actorOf(by), { id, move: to, version: 1, ...(reviewer === undefined ? {} : { reviewer }) })
  return { world, writer, reader, id, move }
}

test('a submission sends its reviewer one email with a link', async () => {
  const { world, writer, reader, id, move } = await anOffice()
  expect(await move('submit', reader.id)).toEqual({ ok: true, state: 'in-review' })
  await runJobs(world)
  expect(emailsOf(world)).toEqual([
    [reader.email, publishingEmailTexts.editorial.waits.subject('Paying into pillar 3a')],
  ])
  expect(world.mail.sent[0]?.text).toContain(`/admin/content/${id}`)
  expect(world.mail.sent[0]?.text).toContain(publishingEmailTexts.editorial.waits.text(writer.name))
  await move('send-back', undefined, reader)
  await move('submit')
  await runJobs(world)
  expect(world.mail.sent).toHaveLength(1)
})

test('no email is sent for one’s own submission, without reviewer or if switched off', async () => {
  const { world, writer, reader, move } = await anOffice()
  await move('submit', writer.id)
  await runJobs(world)
  await move('send-back')
  await move('submit', null)
  await runJobs(world)
  await aSetting(world, staffEmails, { texts: { admin: 'off' } })
  await move('send-back')
  await move('submit', reader.id)
  await runJobs(world)
  expect(world.mail.sent).toEqual([])
})

test('only active staff can be reviewers', async () => {
  const { world, id, move } = await anOffice()
  const client = await aPerson(world, { role: 'client' })
  for (const other of [client.id, 'nobody'])
    expect(await move('submit', other)).toEqual({ ok: false, reason: 'unknown-reviewer' })
  expect(await findContentItem(world.db, id)).toMatchObject({ state: 'draft', reviewer: null })
})

test('no email is sent if the item is no longer in review when the job runs', async () => {
  const { world, reader, id, move } = await anOffice()
  await move('submit', reader.id)
  await moveContentItem(world, anonymous, { id, move: 'publish', version: 1 })
  await runJobs(world)
  expect(world.mail.sent).toEqual([])
})

test('a generated article notifies its reviewer, or an owner if the requester has left', async () => {
  const world = await newWorld()
  world.textService = (await startTextStandIn()).service
  const owner = await aPerson(world, { role: 'owner' })
  const asker = await aPerson(world, { role: 'admin' })
  const started = await startRun(world, { by: 'staff', actor: actorOf(asker) })
  if (!started.ok) throw new Error(started.reason)
  await world.db.updateTable('people').set({ status: 'suspended' }).where('id', '=', asker.id).execute()
  await runJobs(world)
  expect(emailsOf(world)).toEqual([[owner.email, expect.stringMatching(/^Please review: /)]])
  expect(world.mail.sent[0]?.text).toContain(publishingEmailTexts.editorial.waits.ofGenerator)
})

test('an item without reviewer can be submitted', async () => {
  const world = await newWorld()
  const id = await anArticle(world)
  expect(await moveContentItem(world, anonymous, { id, move: 'submit', version: 1 })).toEqual({
    ok: true,
    state: 'in-review',
  })
})
