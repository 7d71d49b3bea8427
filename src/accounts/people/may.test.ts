import { describe, expect, test } from 'vitest'
import { type Action, may } from './may.ts'
import type { Person, Role } from './person.ts'

const someone = (role: Role, change: Partial<Person> = {}): Person => ({
  id: `the-${role}`,
  email: `${role}@example.com`,
  emailVerified: true,
  name: role,
  firstName: role,
  lastName: '',
  company: null,
  phone: null,
  username: null,
  role,
  status: 'active',
  twoFactorEnabled: false,
  mustReset: false,
  ...change,
})

const people = {
  client: someone('client'),
  adviser: someone('adviser'),
  admin: someone('admin'),
  owner: someone('owner'),
}

// Roles allowed for a client's object that is unassigned, assigned to this adviser, or assigned to another adviser: c =
// client, a = adviser, m = admin, o = owner.
const matrix: Record<Action, [nobody: string, own: string, other: string]> = {
  'portal.use': ['c', 'c', 'c'],
  'admin.use': ['amo', 'amo', 'amo'],
  'case.read': ['camo', 'camo', 'cmo'],
  'case.read-all': ['mo', 'mo', 'mo'],
  'case.write': ['amo', 'amo', 'mo'],
  'case.open': ['amo', 'amo', 'amo'],
  'case.move': ['camo', 'camo', 'cmo'],
  'case.assign': ['amo', 'amo', 'mo'],
  'document.read': ['camo', 'camo', 'cmo'],
  'document.upload': ['camo', 'camo', 'cmo'],
  'document.review': ['amo', 'amo', 'mo'],
  'checklist.write': ['amo', 'amo', 'amo'],
  'message.read': ['camo', 'camo', 'cmo'],
  'message.write': ['camo', 'camo', 'cmo'],
  'template.write': ['amo', 'amo', 'amo'],
  'appointment.read': ['camo', 'camo', 'cmo'],
  'appointment.write': ['camo', 'camo', 'cmo'],
  'client.list': ['amo', 'amo', 'amo'],
  'client.read': ['amo', 'amo', 'amo'],
  'client.decide': ['amo', 'amo', 'amo'],
  'note.write': ['amo', 'amo', 'mo'],
  'client.export': ['mo', 'mo', 'mo'],
  'client.tell-apart': ['amo', 'amo', 'amo'],
  'client.merge': ['mo', 'mo', 'mo'],
  'client.import': ['mo', 'mo', 'mo'],
  'client.invite': ['amo', 'amo', 'amo'],
  'client.edit': ['amo', 'amo', 'amo'],
  'client.suspend': ['mo', 'mo', 'mo'],
  'client.delete': ['mo', 'mo', 'mo'],
  'quote.read': ['amo', 'amo', 'amo'],
  'quote.write': ['amo', 'amo', 'amo'],
  'lead.read': ['amo', 'amo', 'amo'],
  'lead.write': ['amo', 'amo', 'amo'],
  'application.read': ['mo', 'mo', 'mo'],
  'catalogue.read': ['amo', 'amo', 'amo'],
  'catalogue.write': ['mo', 'mo', 'mo'],
  'order.list': ['amo', 'amo', 'amo'],
  'order.read': ['camo', 'camo', 'camo'],
  'order.refund': ['mo', 'mo', 'mo'],
  'billing.read': ['mo', 'mo', 'mo'],
  'billing.write': ['mo', 'mo', 'mo'],
  'order.ask-refund': ['amo', 'amo', 'amo'],
  'news.run': ['amo', 'amo', 'amo'],
  'generator.run': ['amo', 'amo', 'amo'],
  'news.sources': ['mo', 'mo', 'mo'],
  'content.write': ['amo', 'amo', 'amo'],
  'content.publish': ['mo', 'mo', 'mo'],
  'newsletter.write': ['amo', 'amo', 'amo'],
  'newsletter.send': ['mo', 'mo', 'mo'],
  'subscriber.read': ['mo', 'mo', 'mo'],
  'audit.read': ['mo', 'mo', 'mo'],
  'list.export': ['mo', 'mo', 'mo'],
  'view.share': ['mo', 'mo', 'mo'],
  'settings.write': ['mo', 'mo', 'mo'],
  'company.write': ['o', 'o', 'o'],
  'firm.export': ['o', 'o', 'o'],
  'staff.list': ['amo', 'amo', 'amo'],
  'staff.profile': ['mo', 'mo', 'mo'],
  'staff.capacity': ['mo', 'mo', 'mo'],
  'staff.deputy': ['o', 'o', 'o'],
  'figures.read': ['mo', 'mo', 'mo'],
  'staff.ask-reset': ['amo', 'amo', 'amo'],
  'staff.confirm-reset': ['mo', 'mo', 'mo'],
  'staff.end-sessions': ['mo', 'mo', 'mo'],
  'staff.manage': ['o', 'o', 'o'],
}

const rows = Object.entries(matrix) as [Action, [string, string, string]][]
const emails = { c: people.client, a: people.adviser, m: people.admin, o: people.owner }

function allowed(action: Action, assignedTo: string | null): string {
  const object = { clientId: people.client.id, assignedTo }
  return Object.entries(emails)
    .filter(([, person]) => may(person, action, object))
    .map(([email]) => email)
    .join('')
}

describe('the permission table', () => {
  test.each(rows)('%s is allowed only to the roles in this table', (action, expected) => {
    const assignments = [null, people.adviser.id, 'another-adviser']
    expect(assignments.map((assignedTo) => allowed(action, assignedTo))).toEqual(expected)
  })

  test.each(rows)('%s is refused to signed-out visitors and to accounts that are not active', (action) => {
    const object = { clientId: people.client.id, assignedTo: people.adviser.id }
    expect(may(null, action, object)).toBe(false)
    for (const status of ['invited', 'pending', 'rejected', 'suspended', 'closed'] as const) {
      for (const person of Object.values(people)) expect(may({ ...person, status }, action, object)).toBe(false)
    }
  })

  test.each(rows.filter(([action]) => action !== 'portal.use'))(
    '"%s is refused to clients on another client’s objects"',
    (action) => {
      for (const clientId of ['another-client', null, undefined]) {
        expect(may(people.client, action, { clientId, assignedTo: people.client.id })).toBe(false)
      }
      expect(may(people.client, action)).toBe(false)
    },
  )
})
