import type { Person } from '#accounts/people/person.ts'
import type { Services } from '#platform/services.ts'
import { answerLead } from '#site/contact/answer-lead.server.ts'
import { contactForm } from '#site/contact/lead.ts'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import { seedMetadata } from './demo-people.server.ts'

const enquiries = [
  {
    name: 'Hannah Cole',
    email: 'hannah.cole@example.com',
    topic: 'expat-tax-filing',
    subject: 'Stock options of a US employer',
    message:
      'My employer in Boston granted me options before I moved to Basel.\n\nWhere are they taxed when I exercise them?',
    answer: null,
  },
  {
    name: 'Diego Ruiz',
    email: 'diego.ruiz@example.com',
    topic: 'expat-tax-filing',
    subject: 'Tax at source since May',
    message: 'I arrived in Bern in May and am taxed at source. Do I have to file a return for this year?',
    answer: null,
  },
  {
    name: 'Mei Chen',
    email: 'mei.chen@example.com',
    topic: 'other',
    subject: null,
    message: 'Can somebody call me on Wednesday morning about a move from Zurich to Zug?',
    answer: 'Gladly. We call you on Wednesday at nine.\n\nPlease have your last assessment at hand.',
  },
]

/** Creates three enquiries, one of them answered. Each has its own IP address, so that no rate limit is reached. */
export async function createDemoEnquiries(services: Services, adviser: Person): Promise<void> {
  for (const [index, { answer, ...submitted }] of enquiries.entries()) {
    const sender = { ip: `192.0.2.${index + 1}`, looksLikeSpam: false }
    const taken = await submitEnquiry(services, contactForm.parse(submitted), sender)
    if (!taken.ok) throw new Error(`A demo enquiry was refused: ${taken.reason}`)
    if (!answer) continue
    const answered = await answerLead(services, {
      ...{ actor: { person: adviser, metadata: seedMetadata }, number: taken.number },
      ...{ direction: 'sent', body: answer, submissionKey: `demo-answer-${taken.number}` },
    })
    if (!answered.ok) throw new Error(`A demo enquiry could not be answered: ${answered.reason}`)
  }
}
