import { aDeviceToken, aFreshClient, awaited, enter, type OwnClient, post, type Stage } from './action.ts'
import { type Answer, aVisitor, type CurrentUser, insist } from './visitor.ts'

const way = 'channel=phone&language=en&zone=Europe%2FZurich'
const anyOf = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)]
const found = (answer: Answer | null, pattern: RegExp) =>
  [...(answer?.body.toString() ?? '').matchAll(pattern)].map(([, value = '']) => value)

async function aTime(visitor: CurrentUser, address: string, now: Date | undefined): Promise<string | null> {
  const month = await insist(() => visitor.get(address))
  const day = anyOf(found(month, /[?&;]day=(\d{4}-\d\d-\d\d)/g))
  const page = await insist(() => visitor.get(`${address}&day=${day}`))
  const times = found(page, /value="([^"]+)" name="startsAt"/g)
  return anyOf(times.filter((time) => Date.parse(time) !== now?.getTime())) ?? null
}

async function press(visitor: CurrentUser, address: string, now?: Date): Promise<string | null> {
  for (let tries = 0; tries < 6; tries++) {
    const startsAt = await aTime(visitor, address, now)
    const answer = startsAt ? await post(visitor, address, { startsAt }) : null
    const place = answer?.headers.get('Location')
    if (answer?.status === 303 && place) return place.replace(/#.*/, '')
  }
  return null
}

const anAppointment = { talk: 1, email: 1 }

function arrivedFor({ outbound }: Stage, address: string): string {
  const raw = outbound?.mail.deliveries.findLast(({ to }) => to.includes(address))?.raw ?? ''
  return raw.replaceAll(/=\r?\n/g, '')
}

export async function bookAsGuest(stage: Stage): Promise<void> {
  const { base, ledger, ask } = stage
  const key = `${aDeviceToken()}@example.org`
  const guest = aVisitor(base)
  const form = await press(guest, `/book/first-talk?${way}`)
  const who = { topic: 'expat-tax-filing', name: 'Dora Drill', email: key, website: '' }
  const requested = form ? await post(guest, form, who) : null
  if (!requested) return ledger.refuse('talk', key, 'no time was held')
  // An expired reservation is no error: a real guest would choose another time.
  const [email] = await ask<{ text: string }>(
    `select text_body as text from emails where to_address = $1 and event_key like 'appointment-confirm:%'`,
    [key],
  )
  // The text of a confidential email is deleted from the database on delivery, so read the delivered email.
  const link = /\/book\/confirm\/[\w-]+/.exec(email?.text || arrivedFor(stage, key))?.[0]
  if (!link) return requested.status === 303 ? ledger.refuse('talk', key, 'no letter with a link') : undefined
  // The link books once; a repeated request is redirected to the existing booking.
  const booked = await post(guest, link, {})
  if (enter(ledger, booked, { kind: 'talk', key, requested: anAppointment })) await moveAsGuest(stage, key)
}

async function moveAsGuest(stage: Stage, key: string): Promise<void> {
  const email = await awaited<{ text: string }>(
    stage,
    `select text_body as text from emails where to_address = $1 and event_key like 'appointment-booked:%'`,
    [key],
  )
  const link = /\/book\/appointment\/[\w.-]+/.exec(email?.text ?? '')?.[0]
  if (!link) return
  const [talk] = await stage.ask<{ at: Date }>('select starts_at as at from appointments where guest_email = $1', [key])
  const moved = await press(aVisitor(stage.base), `${link}?move=1`, talk?.at)
  if (moved?.includes('note=moved')) stage.ledger.note('moving', key, { move: 1, email: 1 })
}

async function findAppointment({ ask }: Stage, { id }: OwnClient): Promise<string | null> {
  const [row] = await ask<{ id: string }>('select id from appointments where client_id = $1', [id])
  return row?.id ?? null
}

export async function bookMoveCancel(stage: Stage): Promise<void> {
  const { ledger, ask } = stage
  const own = await aFreshClient(stage)
  const { visitor, email: key } = own
  const form = await press(visitor, `/client-portal/appointments/new?${way}`)
  const booked = form ? await post(visitor, form, { topic: 'A drill' }) : null
  const id = await findAppointment(stage, own)
  if (!id) return booked?.status === 303 ? ledger.note('talk', key, anAppointment) : undefined
  // 409 means that the first attempt succeeded but its response was lost.
  enter(ledger, booked, { kind: 'talk', key, requested: { ...anAppointment, talk: 0 }, statuses: [303, 409] })
  const path = `/client-portal/appointments/${id}`
  const [talk] = await ask<{ at: Date }>('select starts_at as at from appointments where id = $1', [id])
  const moved = await press(visitor, `${path}?move=1`, talk?.at)
  if (moved?.includes('note=moved')) ledger.note('moving', key, { move: 1, email: 1 })
  const cancelled = await post(visitor, path, { reason: key })
  enter(ledger, cancelled, {
    kind: 'cancelling',
    key,
    requested: { cancelled: 1, email: 1 },
    statuses: [303, 409],
  })
}

export async function endAppointment(stage: Stage): Promise<void> {
  const { ledger, ask, staff } = stage
  const own = await aFreshClient(stage)
  const key = own.email
  const [talk] = await ask<{ id: string }>(
    `with c as (insert into cases (case_number, client_id, title, case_type, tax_year, state)
       values ('2025-' || $1, $1, 'Tax return 2025', 'tax_return', 2025, 'in_preparation') returning id),
     m as (insert into consultation_credits (case_id, entry, minutes, at) select id, 'included', 60, now() from c)
     insert into appointments (client_id, case_id, staff_id, title, starts_at, duration_minutes, meeting_type, status, kind)
       select $1, c.id, (select id from people where username = 'admin'), 'A drill',
         date_trunc('hour', now()) - make_interval(hours => 24 + (random() * 20000)::int), 30, 'phone', 'scheduled', 'included'
       from c returning id`,
    [own.id],
  )
  const answer = await post(staff, `/admin/calendar/${talk?.id}`, { intent: 'complete', text: key })
  enter(ledger, answer, { kind: 'minutes', key, requested: { ended: 1, used: 1 }, statuses: [303, 409] })
}
