import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { asOf, daysAgo } from './as-of.server.ts'
import {
  actorOf,
  assigned,
  boughtBy,
  filed,
  moved,
  put,
  type Scene,
  type Staff,
  strangerPassword,
  uploads,
} from './steps.server.ts'

type Past = { name: string; variant: string; days: number }

// One client or two for every month of the past year.
const past: readonly Past[] = [
  { name: 'Alan Brooks', variant: 'basic-2024', days: 352 },
  { name: 'Beatriz Lopez', variant: 'standard-2024', days: 338 },
  { name: 'Cormac Byrne', variant: 'standard-2024', days: 321 },
  { name: 'Deepa Iyer', variant: 'premium-2024', days: 305 },
  { name: 'Erik Nilsen', variant: 'basic-2024', days: 290 },
  { name: 'Farah Aziz', variant: 'standard-2024', days: 276 },
  { name: 'Giulia Ferri', variant: 'basic-2024', days: 262 },
  { name: 'Hiro Sato', variant: 'premium-2024', days: 247 },
  { name: 'Isla Campbell', variant: 'standard-2024', days: 231 },
  { name: 'Joao Ramos', variant: 'basic-2024', days: 214 },
  { name: 'Katya Orlova', variant: 'standard-2024', days: 198 },
  { name: 'Liam Murphy', variant: 'basic-2024', days: 183 },
  { name: 'Maria Silvestri', variant: 'premium-2024', days: 165 },
  { name: 'Nils Berg', variant: 'standard-2024', days: 148 },
  { name: 'Olga Kravets', variant: 'basic-2024', days: 131 },
  { name: 'Paulo Teixeira', variant: 'standard-2024', days: 112 },
]

export const scenesOfHistory: readonly Scene[] = past.map((one) => {
  const email = `${one.name.toLowerCase().replace(' ', '.')}@example.com`
  return { email, play: (services, staff) => play(services, staff, { ...one, email }) }
})

/** A return that was bought, filed, assessed and closed within two months. */
async function play(services: Services, staff: Staff, { name, email, variant, days }: Past & { email: string }) {
  const then = (ago: number) => asOf(services, daysAgo(services.now(), ago))
  const { caseId, person } = await boughtBy(then(days), { name, email }, [variant], strangerPassword())
  const [client, adviser] = [actorOf(person), actorOf(staff.adviser)]
  await assigned(then(days - 1), caseId, staff)
  await uploads(then(days - 12), caseId, { client, adviser })
  await filed(then(days - 20), caseId, client, adviser, 2024)
  await put(then(days - 60), caseId, adviser, 'assessment', 'assessment-2024.pdf')
  const assessedOn = swissDay(then(days - 60).now())
  await moved(then(days - 60), caseId, [
    ['record_assessment', adviser, { assessedOn, deliveryKind: 'letterbox', deliveryDay: assessedOn }],
  ])
  await moved(then(days - 105), caseId, [['close', adviser, {}]])
}
