import { Link } from 'react-router'
import { contact } from '#content/pages/contact.ts'
import { Note } from '#design/note.tsx'

/** What stands in the place of the form once a message is stored. */
export function SentNote({ number, receipt }: { number: number; receipt: boolean }) {
  const { sentTitle, sentText, sentWithoutMailText } = contact.form
  return (
    <div className="stack">
      <Note kind={receipt ? 'done' : 'warn'} live title={sentTitle}>
        <p>{receipt ? sentText : sentWithoutMailText}</p>
        <p>
          Your number: <b className="numbers">{number}</b>
        </p>
      </Note>
      <p>
        <Link className="alone" to="/contact">
          Write another message
        </Link>
      </p>
    </div>
  )
}
