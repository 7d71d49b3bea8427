import { isStaff, type Person } from './person.ts'

/** People to whom an object belongs: its client, the partner with whom it is shared, the assigned adviser. */
export type Ownership = {
  clientId?: string | null
  sharedWith?: string | null
  assignedTo?: string | null
  personId?: string
}

type Rule = (person: Person, object: Ownership) => boolean

const client: Rule = (person) => person.role === 'client'
const staff: Rule = isStaff
const admin: Rule = (person) => person.role === 'admin' || person.role === 'owner'
const owner: Rule = (person) => person.role === 'owner'
const ownClient: Rule = (person, object) => client(person, object) && object.clientId === person.id
const household: Rule = (person, object) =>
  ownClient(person, object) || (client(person, object) && object.sharedWith === person.id)
/** Whether an adviser is responsible: true for the assigned one, their deputy, all if none is assigned, and admins. */
const responsible: Rule = (person, object) =>
  admin(person, object) ||
  (staff(person, object) && [null, person.id, ...deputyIds(person)].includes(object.assignedTo ?? null))
const deputyIds = (person: Person) => (person.deputyFor ?? []).map(({ id }) => id)
const either =
  (...rules: Rule[]): Rule =>
  (person, object) =>
    rules.some((rule) => rule(person, object))

/** Authorization policy: who may perform which action. Actions that are not listed are denied. */
const policy = {
  'portal.use': client,
  'admin.use': staff,

  // Must match the SQL condition in `access/visible-db.server.ts`.
  'case.read': either(household, responsible),
  'case.read-all': admin,
  'case.write': responsible,
  'case.open': staff,
  // `caseMoves` defines which case transitions clients may make.
  'case.move': either(household, responsible),
  'case.assign': responsible,
  'document.read': either(household, responsible),
  'document.upload': either(household, responsible),
  'document.review': responsible,
  'checklist.write': staff,
  'message.read': either(household, responsible),
  'message.write': either(household, responsible),
  'note.write': responsible,
  'template.write': staff,
  'appointment.read': either(ownClient, responsible),
  'appointment.write': either(ownClient, responsible),

  'client.list': staff,
  'client.read': staff,
  'client.decide': staff,
  'client.invite': staff,
  'client.edit': staff,
  'client.suspend': admin,
  'client.delete': admin,
  'client.export': admin,
  'client.tell-apart': staff,
  'client.merge': admin,
  'client.import': admin,
  'lead.read': staff,
  'lead.write': staff,
  'application.read': admin,
  'catalogue.read': staff,
  'catalogue.write': admin,
  'order.list': staff,
  'order.read': either(ownClient, staff),
  'quote.read': staff,
  'quote.write': staff,
  'order.refund': admin,
  'billing.read': admin,
  'billing.write': admin,
  // Advisers may request a refund; an admin or owner must confirm it.
  'order.ask-refund': staff,
  'news.run': staff,
  'generator.run': staff,
  'news.sources': admin,
  'content.write': staff,
  'content.publish': admin,
  'newsletter.write': staff,
  'newsletter.send': admin,
  'subscriber.read': admin,
  'audit.read': admin,
  'figures.read': admin,
  'list.export': admin,
  'view.share': admin,
  'settings.write': admin,
  'company.write': owner,
  'firm.export': owner,
  'staff.list': staff,
  'staff.profile': (person, object) =>
    admin(person, object) || (staff(person, object) && object.personId === person.id),
  'staff.deputy': (person, object) => owner(person, object) || (staff(person, object) && object.personId === person.id),
  'staff.ask-reset': staff,
  'staff.confirm-reset': admin,
  'staff.end-sessions': admin,
  'staff.capacity': admin,
  'staff.manage': owner,
} satisfies Record<string, Rule>

export type Action = keyof typeof policy

/** True if the person may perform `action` on an object with this ownership. False for null and inactive accounts. */
export function may(person: Person | null, action: Action, object: Ownership = {}): boolean {
  return person !== null && person.status === 'active' && policy[action](person, object)
}
