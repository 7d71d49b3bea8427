import { caseOpened } from '#cases/process/case-emails.tsx'
import { defineOwnEmail, type OwnText, ownText, Unverified } from '#platform/mail/own-email.ts'

type Opened = {
  site: OwnText
  id: OwnText
  caseNumber: OwnText
  title: OwnText
  dueOn: OwnText | null
  name: Unverified<string>
  openItems: number
}

const caseOpenedByOrder = defineOwnEmail(
  { kind: 'case-opened', trigger: 'staff' },
  ({ site, name, openItems, ...found }: Opened, reader) =>
    caseOpened(site, { name: name.for(reader) }, found, openItems),
)

type Case = { id: string; caseNumber: string; title: string; dueOn: string | null }

export function openedByOrder(site: string, to: { name: string }, found: Case, openItems: number) {
  const { id, caseNumber, title, dueOn } = found
  return caseOpenedByOrder({
    ...{ site: ownText(site), id: ownText(id), caseNumber: ownText(caseNumber), title: ownText(title) },
    ...{ dueOn: dueOn === null ? null : ownText(dueOn), name: new Unverified(to.name), openItems },
  })
}
