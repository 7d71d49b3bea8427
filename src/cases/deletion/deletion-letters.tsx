import { type AccountLetter, Page } from '#accounts/letters.tsx'
import { ButtonLink, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { deletionWords } from './words.ts'

/** To the client who asked to be deleted: when it happens, and the link that takes it back. */
export function deletionAsked({ name, dueAt, url }: { name: string; dueAt: Date; url: string }): AccountLetter {
  return written(name, deletionWords().asked(dueAt), url)
}

export function deletionCancelled({ name }: { name: string }): AccountLetter {
  return written(name, deletionWords().cancelled)
}

/** To the client: something that was begun since keeps the deletion waiting. */
export function deletionWaits({ name, numbers }: { name: string; numbers: string[] }): AccountLetter {
  return written(name, deletionWords().waits(numbers))
}

/** To the client: staff have decided that nothing may go at present. */
export function deletionHeld({ name, reason }: { name: string; reason: string }): AccountLetter {
  return written(name, deletionWords().held(reason))
}

/** The last letter, with the link to the certificate. */
export function deletionDone({ name, kept, url }: { name: string; kept: number; url: string }): AccountLetter {
  return written(name, deletionWords().done({ kept }), url)
}

type Words = { subject: string; text: string[]; note?: string; button?: string }

function written(name: string, { subject, text, note, button }: Words, url = ''): AccountLetter {
  return {
    subject,
    body: (
      <Page title={subject}>
        <Paragraph>{deletionWords().hello(name)}</Paragraph>
        {text.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {button && <ButtonLink href={url}>{button}</ButtonLink>}
        {note && <Note>{note}</Note>}
      </Page>
    ),
  }
}
