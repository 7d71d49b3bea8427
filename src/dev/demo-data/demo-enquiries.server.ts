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
    subject: 'Stock options from my US employer',
    message:
      'Hello, my employer in Boston granted me stock options two years before I moved to Basel.\n\nI would like to exercise some of them next spring. Where will they be taxed, and do I have to declare them in Switzerland before that?',
    answer: null,
  },
  {
    name: 'Diego Ruiz',
    email: 'diego.ruiz@example.com',
    topic: 'expat-tax-filing',
    subject: 'Taxed at source since May',
    message:
      'Hi, I arrived in Bern in May with a B permit and am taxed at source. My salary is CHF 8,500 a month. Do I have to file a tax return for this year?',
    answer: null,
  },
  {
    name: 'Mei Chen',
    email: 'mei.chen@example.com',
    topic: 'other',
    subject: null,
    message:
      'Hello, we are moving from Zurich to Zug in January. Could someone call me on Wednesday morning to talk about what this means for our tax return?',
    answer:
      'Hello Mei, of course. I will call you on Wednesday at 9:00.\n\nPlease have your last tax assessment to hand.',
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
