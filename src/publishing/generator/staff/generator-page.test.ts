import { expect, test } from 'vitest'
import { generatorJobs } from '#publishing/generator/jobs.server.ts'
import { aPerson } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import { startTextStandIn } from '#test/news/text-stand-in.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './generator-page.tsx'

const path = '/admin/content/generator'

async function aPanel() {
  const world = await newWorld()
  world.textService = (await startTextStandIn()).service
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  return {
    world,
    adviser,
    post: (form: Record<string, string>, who = adviser) => outcomeOf(() => action(argsFor(world, who, { path, form }))),
  }
}

const shown = async (world: World, who: Awaited<ReturnType<typeof aPerson>>) => loader(argsFor(world, who, { path }))

test('staff start an article and see its progress; a second request starts no other', async () => {
  const { world, adviser, post } = await aPanel()
  expect(await post({ intent: 'generate' })).toMatchObject({ status: 303, to: `${path}?note=generator-started` })
  expect(await post({ intent: 'generate' })).toMatchObject({ to: `${path}?note=generator-running` })
  expect((await shown(world, adviser)).runs).toMatchObject([{ state: 'running', step: 'waiting' }])
  await runDueJobs(world, generatorJobs, world)
  const { runs, categories, settings } = await shown(world, adviser)
  expect(runs).toMatchObject([{ state: 'finished', article: { state: 'in-review', reviewer: 'Tim Adler' } }])
  expect(categories.map(({ topics }) => topics.length)).toEqual(Array(8).fill(10))
  expect(settings).toBeNull()
})

test('only admins save settings; generating without a text service returns 409', async () => {
  const { world, adviser, post } = await aPanel()
  expect((await post({ intent: 'settings', autoGenerateBlog: 'on' })).status).toBe(403)
  const admin = await aPerson(world, { role: 'admin', name: 'Anna Keller' })
  expect(
    await post({ intent: 'settings', autoGenerateBlog: 'on', generatedReviewer: adviser.id }, admin),
  ).toMatchObject({ status: 303 })
  expect((await shown(world, admin)).settings).toMatchObject({
    values: { autoGenerateBlog: 'on', generatedReviewer: adviser.id },
  })
  expect((await post({ intent: 'settings', autoGenerateBlog: 'perhaps' }, admin)).status).toBe(422)
  world.textService = null
  expect(await post({ intent: 'generate' })).toMatchObject({
    status: 409,
    data: { text: expect.stringContaining('AI_PROVIDER') },
  })
  const client = await aPerson(world)
  expect((await post({ intent: 'generate' }, client)).status).toBe(403)
})

test('staff add and change topics; an invalid topic returns an error at its category', async () => {
  const { world, adviser, post } = await aPanel()
  const topic = (await shown(world, adviser)).categories[0]?.topics[0]
  const category = 'filing-basics'
  expect(await post({ intent: 'add-topic', category, topic: 'What is new this year' })).toMatchObject({ status: 303 })
  expect(await post({ intent: 'add-topic', category, topic: 'x' })).toMatchObject({
    status: 422,
    data: { at: category },
  })
  expect(
    await post({ intent: 'change-topic', category, topicId: topic?.id ?? '', topic: 'Other words' }),
  ).toMatchObject({ status: 303 })
  expect((await post({ intent: 'change-topic', category, topicId: 'nonsense', topic: 'Other words' })).status).toBe(404)
  expect((await shown(world, adviser)).categories[0]?.topics.find(({ id }) => id === topic?.id)).toMatchObject({
    topic: 'Other words',
    isActive: false,
  })
})
