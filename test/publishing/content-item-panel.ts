import { findContentItem } from '#publishing/editor/items/content-item-db.server.ts'
import { createContentItem } from '#publishing/editor/items/create-content-item.server.ts'
import { findVersion } from '#publishing/editor/items/version-db.server.ts'
import { blankText } from '#publishing/editor/staff/content-item-form.ts'
import { action as draft } from '#publishing/editor/staff/draft-route.ts'
import { action, loader } from '#publishing/editor/staff/item-page.tsx'
import { aPerson } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { actorOf } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'

export const whole = {
  title: 'Pillar 3a in 2027',
  body: 'You may pay in {fact:pillar3a.max.2026}.\n\n## When\n\nBefore the year ends.',
  'fields.summary': 'What you may pay in.',
  'fields.category': 'Pension & Savings',
  'fields.difficulty': 'Beginner',
  'fields.tags': 'pension, Pillar 3a',
  'fields.author': 'Anna Keller',
  'fields.authorTitle': 'Tax adviser',
  'fields.lawState': '21.11.2026',
  'fields.illustration': 'growth',
  'fields.imageAlt': 'Quarter circles',
  'sources.0.title': 'Federal Tax Administration',
  'sources.0.href': 'https://www.estv.admin.ch',
  slug: 'pillar-3a-in-2027',
}

export async function anAdminContext() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const admin = await aPerson(world, { role: 'admin', name: 'Anna Keller' })
  const created = await createContentItem(world, actorOf(adviser), {
    kind: 'article',
    slug: 'pillar-3a-in-2027',
    text: blankText('article', { title: 'Pillar 3a', author: 'Tim Adler', year: '2026' }),
  })
  if (!created.ok) throw new Error(created.reason)
  const { id } = created
  const params = { contentItemId: id }
  const args = (person: typeof adviser, form?: Record<string, string>) =>
    argsFor(world, person, { path: `/admin/content/${id}`, params, form })
  return {
    ...{ world, adviser, admin, id },
    entry: async () => (await findContentItem(world.db, id)) ?? Promise.reject(new Error('gone')),
    newest: async () => {
      const found = await findContentItem(world.db, id)
      return found && (await findVersion(world.db, id, found.version))
    },
    look: (person: typeof adviser) => outcomeOf(() => loader(args(person))),
    send: (person: typeof adviser, intent: string, from: number, change: Record<string, string> = {}) =>
      outcomeOf(() => action(args(person, { ...whole, ...change, intent, version: String(from) }))),
    keep: async (person: typeof adviser, from: number, change: Record<string, string> = {}, intent = 'keep') => {
      const reply = await draft(args(person, { ...whole, ...change, intent, version: String(from) }))
      return { ...((await reply.json()) as Record<string, unknown>), status: reply.status } as Record<string, unknown>
    },
  }
}
