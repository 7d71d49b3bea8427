import { expect, test } from 'vitest'
import {
  type ContentItemMove,
  type ContentItemState,
  contentItemStates,
  nextState,
} from '#publishing/editor/items/content-item.ts'
import { anAdminContext } from '#test/publishing/content-item-panel.ts'
import { type ContentItemAction, contentItemActions } from './handle-content-item-action.server.ts'

const actions = Object.keys(contentItemActions) as ContentItemAction[]
const toPublic: ContentItemAction[] = ['publish', 'schedule', 'unschedule', 'withdraw']
const plan = { publishDay: '1.12.2026', publishTime: '07:00' }

test('in every state, staff perform exactly the actions allowed by the table and their role', async () => {
  const { world, adviser, admin, id, entry, send } = await anAdminContext()
  const stand = async (state: ContentItemState) => {
    const isPublic = state === 'published'
    const isPlanned = state === 'scheduled'
    await world.db
      .updateTable('contentItems')
      .set({
        state,
        publishedVersion: isPublic ? 1 : null,
        publishedAt: isPublic ? world.now() : null,
        updatedAt: isPublic ? world.now() : null,
        scheduledVersion: isPlanned ? 1 : null,
        publishAt: isPlanned ? new Date('2026-12-24T06:00:00Z') : null,
        withdrawnAt: state === 'withdrawn' ? world.now() : null,
        withdrawAt: null,
      })
      .where('id', '=', id)
      .execute()
    return (await entry()).version
  }
  const errors: object[] = []
  for (const person of [adviser, admin]) {
    for (const state of contentItemStates) {
      for (const action of actions) {
        const version = await stand(state)
        const { status } = await send(person, action, version, action === 'schedule' ? plan : {})
        const may = !toPublic.includes(action) || person === admin
        const next = action === 'save' ? state : nextState(state, action as ContentItemMove)
        const expected = !may ? 403 : next === null ? 409 : 303
        const after = may && next !== null ? next : state
        const now = await entry()
        if (status !== expected || now.state !== after)
          errors.push({ role: person.role, state, act: action, status, now: now.state })
        if (!may && now.version !== version) errors.push({ role: person.role, state, act: action, saved: now.version })
      }
    }
  }
  expect(errors).toEqual([])
})
