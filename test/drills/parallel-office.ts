import { aCaseOf, aDeviceToken, aFreshClient, post, type Stage } from './action.ts'
import {
  aBankFile,
  aConfirmation,
  aDiscount,
  aPaidOrder,
  aRefund,
  orderByInvoice,
  orderWith,
  whatARefundLeads,
  whatATransferLeads,
} from './money-flows.ts'
import { aCampaign, aDraft, aFigure, aStatement, whatAStatementLeads } from './office-flows.ts'
import { type Answer, insist } from './visitor.ts'

type AtOnce = (stage: Stage) => Promise<string[]>

export const officeAtOnce: Record<string, AtOnce> = {
  'the same file of the bank ten times': async (stage) => {
    const billed = await orderByInvoice(stage)
    if (!billed) return ['nothing was billed']
    const key = aDeviceToken()
    const take = () => post(stage.staff, '/admin/billing/payments', () => aBankFile(billed, key))
    const answers = await atOnce(10, take)
    stage.ledger.note('transfer', key, whatATransferLeads)
    return among(answers, [303])
  },
  'fifty buyers of the one use of a discount': async (stage) => {
    const key = await aDiscount(stage)
    const answers = await atOnce(50, () => orderWith(stage, key))
    stage.ledger.note('discount', key, { promotion: 1, use: 1 })
    const given = answers.filter((answer) => answer?.status === 200).length
    return [...(given === 1 ? [] : [`a discount was given ${given} times`]), ...among(answers, [200, 409])]
  },
  'a refund asked by two and confirmed by two, five times each': async (stage) => {
    const key = `${aDeviceToken()}@example.org`
    const path = `/admin/orders/${await aPaidOrder(stage, key)}`
    const both = [stage.staff, stage.second]
    const requested = await atOnce(10, (at) => post(both[at % 2] ?? stage.staff, path, aRefund(key)))
    const confirmed = await atOnce(10, (at) => post(both[at % 2] ?? stage.staff, path, aConfirmation))
    stage.ledger.note('refund', key, whatARefundLeads)
    return [...exactlyOne('asking for a refund', requested), ...exactlyOne('confirming a refund', confirmed)]
  },
  'a letter to subscribers sent ten times': async (stage) => {
    const key = `Letter ${aDeviceToken()}`
    const email = await aCampaign(stage, key)
    if (!email) return ['no letter was written']
    const answers = await atOnce(10, () => post(stage.staff, email.path, email.start))
    stage.ledger.note('campaign', key, email.requested)
    return exactlyOne('a letter to subscribers', answers)
  },
  'an article published ten times': async (stage) => {
    const key = `Article ${aDeviceToken()}`
    const draft = await aDraft(stage, key)
    if (!draft) return ['no draft was begun']
    const answers = await atOnce(10, () => post(stage.staff, draft.path, { ...draft.form, intent: 'publish' }))
    stage.ledger.note('entry', key, { entry: 1 })
    return among(answers, [303, 409, 422])
  },
  'a figure entered ten times': async (stage) => {
    const key = `Employer ${aDeviceToken()}`
    const form = aFigure(key)
    const answers = await atOnce(10, () => post(stage.staff, `/admin/cases/${stage.caseIds[0]}/figures`, form))
    stage.ledger.note('figure', key, { figure: 1 })
    return among(answers, [303])
  },
  'a statement sent five times': async (stage) => {
    const own = await aFreshClient(stage)
    const caseId = await aCaseOf(stage, own.id, 'in_preparation')
    const key = `${aDeviceToken()}.pdf`
    const form = await aStatement(key)
    const answers = await atOnce(5, () => post(own.visitor, `/client-portal/cases/${caseId}/files/upload`, form))
    stage.ledger.note('statement', key, whatAStatementLeads)
    return among(answers, [200])
  },
  'two accounts made one ten times': async (stage) => {
    const [saved, gone] = [await aFreshClient(stage), await aFreshClient(stage)]
    const form = { reason: 'The same person', sure: 'yes' }
    const path = `/admin/clients/${saved.id}/merge/${gone.id}`
    const answers = await atOnce(10, () => insist(() => stage.staff.post(path, { form })))
    stage.ledger.note('merge', gone.id, { merged: 1, email: 2 })
    return exactlyOne('making one account of two', answers)
  },
}

export function atOnce<T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => act(at)))
}

export function statuses(answers: (Answer | null)[]): string {
  return answers.map((answer) => answer?.status ?? 'none').join(' ')
}

function among(answers: (Answer | null)[], allowed: number[]): string[] {
  return answers.every((answer) => allowed.includes(answer?.status ?? 0)) ? [] : [`answered ${statuses(answers)}`]
}

function exactlyOne(what: string, answers: (Answer | null)[]): string[] {
  const taken = answers.filter((answer) => answer?.status === 303).length
  return taken === 1 ? [] : [`${what} was taken ${taken} times: ${statuses(answers)}`]
}
