import { isStaff, type Person } from './person.ts'

/** Facts about the thing in question: whose it is, with whom it is shared, which adviser looks after it, and which person it is about. */
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
/** The client, and the person of their household with whom this case is shared. */
const household: Rule = (person, object) =>
  ownClient(person, object) || (client(person, object) && object.sharedWith === person.id)
/** Advisers act on what is theirs or nobody's yet; admins on everything. */
const responsible: Rule = (person, object) =>
  admin(person, object) || (staff(person, object) && (object.assignedTo ?? person.id) === person.id)
const either =
  (...rules: Rule[]): Rule =>
  (person, object) =>
    rules.some((rule) => rule(person, object))

/** Who may do what. Reading this table is reading the rights; what is not in it is not allowed. */
const policy = {
  'portal.use': client,
  'admin.use': staff,

  // Clients their own and what is shared with them, advisers their own and nobody's: the same as a condition is
  // `cases/visible-db.server.ts`.
  'case.read': either(household, responsible),
  'case.read-all': admin,
  'case.write': responsible,
  // Without an order, for a client whom the person sees.
  'case.open': staff,
  // The table of moves says which of them are the client's.
  'case.move': either(household, responsible),
  'case.assign': responsible,
  'document.read': either(household, responsible),
  'document.upload': either(household, responsible),
  'document.review': responsible,
  'checklist.write': staff,
  'message.read': either(household, responsible),
  'message.write': either(household, responsible),
  // What the office notes for itself about a client or a case.
  'note.write': responsible,
  'template.write': staff,
  'appointment.read': either(ownClient, responsible),
  'appointment.write': either(ownClient, responsible),

  'client.list': staff,
  'client.read': staff,
  'client.decide': staff,
  'client.invite': staff,
  // Name, phone, address and household, of a client whom the person sees.
  'client.edit': staff,
  'client.suspend': admin,
  // What goes and what stays when a client asks to be deleted.
  'client.delete': admin,
  // All that is kept about a client, as one archive for the office.
  'client.export': admin,
  // That two clients are two people, or one.
  'client.tell-apart': staff,
  'client.merge': admin,
  'lead.read': staff,
  'lead.write': staff,
  'application.read': admin,
  'catalogue.read': staff,
  'catalogue.write': admin,
  'order.list': staff,
  'order.read': either(ownClient, staff),
  // Offers to clients whom the person sees.
  'quote.read': staff,
  'quote.write': staff,
  'order.refund': admin,
  // Invoices, payments by transfer, what the books want to know.
  'billing.read': admin,
  'billing.write': admin,
  // Give money back within the limit of the role, or ask another person to confirm it.
  'order.ask-refund': staff,
  'news.run': staff,
  // Articles that a text service writes, and what about.
  'generator.run': staff,
  // Which feeds the news is made from, and what we may make of their texts.
  'news.sources': admin,
  // Articles, questions, case studies and what else stands in entries: writing them, and showing them to the public.
  'content.write': staff,
  'content.publish': admin,
  // Letters to subscribers: to write them, to send them, and to see who gets them.
  'newsletter.write': staff,
  'newsletter.send': admin,
  'subscriber.read': admin,
  'audit.read': admin,
  // What the firm earns, and how it stands.
  'figures.read': admin,
  // All rows of a list that the person may see, as a file.
  'list.export': admin,
  // A saved view that everybody in the office sees.
  'view.share': admin,
  'settings.write': admin,
  // Who the firm is and how it is reached.
  'company.write': owner,
  'staff.list': staff,
  // Each their own profile; those who run the office everybody's.
  'staff.profile': (person, object) =>
    admin(person, object) || (staff(person, object) && object.personId === person.id),
  'staff.ask-reset': staff,
  'staff.confirm-reset': admin,
  'staff.end-sessions': admin,
  // How many cases somebody takes on.
  'staff.capacity': admin,
  'staff.manage': owner,
} satisfies Record<string, Rule>

export type Action = keyof typeof policy

/** Whether `person` may do `action` to a thing of these owners. Nobody, and nobody without an active account, may anything. */
export function may(person: Person | null, action: Action, object: Ownership = {}): boolean {
  return person !== null && person.status === 'active' && policy[action](person, object)
}
