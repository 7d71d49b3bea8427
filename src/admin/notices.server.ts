import { redirect } from 'react-router'
import type { Person } from '#accounts/person.ts'
import { addNote, type Notice } from '#design/notice.ts'

/** What has just happened, by the name that stands in the address (`?note=`) of the page that follows. */
const done = {
  'case-opened': ['Case opened', 'The client gets a letter; who looks after it is told.'],
  'client-saved': ['Client saved', 'The client sees it in their profile.'],
  'client-invited': ['Client invited', 'The link in the letter works for thirty days.'],
  'note-kept': ['Note kept', 'The office reads it; the client does not.'],
  'export-asked': ['Archive asked for', 'You get a letter once it is ready, and can download it for 7 days.'],
  'clients-merged': ['Two accounts are one', 'Everything is here now. The client gets a letter.'],
  'told-apart': ['Kept as two clients', 'They are no longer pointed out to each other.'],
  moved: ['Case moved', 'The log of the case shows it; the client was told where it concerns them.'],
  assigned: ['Case assigned', 'The adviser gets a letter, unless they took it themselves.'],
  priority: ['Priority set', 'Clients do not see it.'],
  'due-date': ['Due date set', 'The client sees it in the portal.'],
  extension: ['Extension recorded', 'The client sees it in the case; a new date also comes by letter.'],
  'objection-written': ['Letter made', 'It lies among the documents of the case; print, sign and post it in time.'],
  'figure-entered': ['Figure entered', 'It counts as confirmed; the client sees it in the portal.'],
  'figure-confirmed': ['Figure confirmed', 'The client sees it in the portal.'],
  'reading-asked': ['Reading asked for', 'What comes of it stands among the e-tax statements in a moment.'],
  'statement-released': ['Figures taken', 'They stand as proposals, to be confirmed.'],
  'tax-facts-saved': ['Household saved', 'The tax is computed again with it.'],
  'summary-made': ['Summary attached', 'It goes to the client with the draft and is approved with it.'],
  'variant-kept': ['Variant kept', 'It stands beside the figures that count; none of them was changed.'],
  'variant-dropped': ['Variant thrown away', 'The figures that count are the same as before.'],
  'assessed-entered': ['Figure entered', 'It stands beside what was declared.'],
  'assessed-rest': ['Entered as declared', 'What the assessment says otherwise can still be entered.'],
  'bill-entered': ['Bills saved', 'They are compared with our calculation.'],
  advised: ['Recommendation shown', 'The client gets a letter, reads the differences and decides.'],
  'figure-removed': ['Figure removed', 'It counts no longer; what was said of it is kept.'],
  reminders: ['Reminders changed', 'The case shows when the next one goes out.'],
  'bulk-done': ['Cases changed', 'All selected cases were changed.'],
  accepted: ['Document accepted', 'It counts on the checklist of the case.'],
  rejected: ['Document sent back', 'The client gets a letter with the reason.'],
  undone: ['Decision taken back', 'The document waits for a decision again; the client was not told of it.'],
  'not-needed': ['Item not needed', 'It no longer counts on the checklist.'],
  needed: ['Item needed', 'It counts on the checklist again.'],
  asked: ['Asked for documents', 'The client gets a letter that names them.'],
  'item-added': ['Item added', 'It stands on the checklist; the client was not told by letter.'],
  'item-changed': ['Item changed', 'The client sees it in the case.'],
  placed: ['Document filed', 'It stands at its place on the checklist.'],
  'checklist-saved': ['Checklist saved', 'Cases that open from now on begin with it.'],
  'product-saved': ['Product saved', 'The store shows it now. Open orders keep their prices.'],
  'product-hidden': [
    'Product saved and hidden',
    'The store does not show it. Carts let go of it; open orders keep it.',
  ],
  'product-archived': ['Product saved and archived', 'It is gone from the store and from carts. Open orders keep it.'],
  'product-created': ['Product made', 'It is hidden. Complete it, then publish it.'],
  'variant-added': ['Variant added', 'The store offers it now, where the product is published.'],
  'price-planned': ['Price planned', 'It begins by itself; pages of the store follow.'],
  'plan-withdrawn': ['Plan taken back', 'The price that counts is shown below.'],
  'product-placed': ['Product moved', 'The store shows the new order now.'],
  'year-made': ['Tax year made', 'Its variants are on sale now, at the prices of the year before.'],
  'year-was-made': ['Already made', 'Every package has this tax year; nothing was added.'],
  uploaded: ['Document uploaded', 'It is kept with the case.'],
  'thread-noted': ['Note kept', 'Everybody in the office reads it; the client does not.'],
  'no-answer': ['No answer needed', 'The thread waits for nobody. You can take this back in the thread.'],
  'answer-needed': ['Answer needed', 'The thread waits for us again, by the same promise as before.'],
  'handed-over': ['Thread handed over', 'It is with its new owner now.'],
  'draft-saved': ['Draft saved', 'You find it in the thread whenever you come back.'],
  template: ['Templates changed', 'Everybody answers with them from now on.'],
  sent: ['Message sent', 'The client gets a letter that a message waits.'],
  approved: ['Client approved', 'The client gets a letter and can sign in now.'],
  refused: ['Registration rejected', 'The client gets a letter with the reason.'],
  suspended: ['Client suspended', 'All sessions of the client have ended.'],
  'household-ended': ['Sharing ended', 'Both people get a letter; nothing is shared from now on.'],
  'deletion-decided': ['Decision kept', 'It counts when the deletion is carried out.'],
  'deletion-held': ['Deletion held', 'The client gets a letter with the reason.'],
  reinstated: ['Client reinstated', 'The client gets a letter and can sign in again.'],
  'order-paid': ['Order marked as paid', 'Its cases are being opened and the buyer gets a confirmation.'],
  'refund-asked': ['Refund requested', 'The payment provider carries it out; the order changes when it is confirmed.'],
  'bank-file': [
    'File taken in',
    'Its payments are being matched, and transfers of ours noted as paid; what does not fit stands below.',
  ],
  'bank-file-known': ['Nothing new in this file', 'Every payment in it was taken in before.'],
  'payment-entered': ['Payment entered', 'What does not fit an invoice stands below.'],
  'payment-decided': ['Decided', 'It stands among the payments received.'],
  'payment-to-return': [
    'It goes back',
    'It waits among the payments to make, to the account it came from where that is known.',
  ],
  'invoice-cancelled': ['Invoice cancelled', 'The buyer gets the credit note; the places are free again.'],
  'payout-file': ['File made', 'Download it below and hand it to your bank.'],
  'payout-named': ['Account kept', 'The payment goes into the next file for the bank.'],
  'payout-account-waits': [
    'Waiting for a second person',
    'Somebody else has to confirm this account. The buyer was told the last four digits by email.',
  ],
  'payout-account-dropped': ['Account unchanged', 'The payment goes to the account that was entered before.'],
  'payout-paid': ['Payment noted', 'The buyer gets a letter; the credit note is being written.'],
  'payout-cancelled': [
    'Called off',
    'Nothing is paid. Where it was a refund, the buyer gets a letter with your reason.',
  ],
  'payout-returned': ['Noted', 'Another payment takes its place, to an account that is asked for.'],
  'refund-sent': [
    'Refund on its way',
    'The provider carries it out, or the next payment to the bank; the buyer gets a letter.',
  ],
  'refund-waits': ['Refund waits', 'It is above your limit: somebody else confirms it on this page.'],
  'refund-declined': ['Refund declined', 'A client who asked for it gets your answer by letter.'],
  'late-dismissed': ['Not late', 'The reason stays with the case.'],
  'first-asked': ['Paying back requested', 'The payment provider carries it out; the buyer gets a letter.'],
  'first-not-due': ['Not due', 'The reason stays with the order.'],
  'discount-accepted': ['Looked at', 'The order stays as it was paid.'],
  'promotion-made': ['Discount made', 'It counts from its first moment on.'],
  'promotion-ended': ['Discount ended', 'Open orders keep it; new ones no longer get it.'],
  'quote-kept': ['Draft kept', 'Nobody but the office sees it until it is sent.'],
  'quote-sent': ['Offer sent', 'The client gets a letter and reads it in the portal.'],
  'quote-withdrawn': ['Offer taken back', 'It cannot be accepted any more.'],
  'quote-revised': ['New version begun', 'The version before counts until this one is sent.'],
  'talk-booked': ['Talk booked', 'The client gets a letter with a file for the calendar.'],
  'talk-moved': ['Appointment moved', 'The client gets a letter with the new time.'],
  'talk-changed': ['Appointment changed', 'The client was told by letter where it concerns them.'],
  'talk-noted': ['Note kept', 'The client does not see it.'],
  'calendar-saved': ['Calendar saved', 'Free times follow at once.'],
  enquiry: ['Enquiry changed', 'Everybody in the office sees its new status.'],
  'enquiry-answered': ['Answer sent', 'It goes out by e-mail; replies go to the office.'],
  'enquiry-reply': ['Reply kept', 'The enquiry waits for an answer.'],
  'application-answered': ['Answer sent', 'It goes out by e-mail; replies go to the mailbox for applications.'],
  'application-reply': ['Reply kept', 'The applicant waits for an answer.'],
  'application-settled': ['No answer needed', 'The applicant is no longer counted among those who wait.'],
  'application-waits': ['Answer needed', 'The applicant waits for an answer.'],
  'application-moved': ['Application moved', 'The log of the application shows it.'],
  'application-noted': ['Note kept', 'Whoever may read applications sees it.'],
  'application-restored': ['Taken as an application', 'The receipt goes to the applicant now.'],
  'application-deleted': ['Application deleted', 'Its CV, notes and letters are gone as well.'],
  'news-run': ['News run started', 'It runs in the background; this page shows how far it is.'],
  'feed-fetched': ['Feed fetched', 'What is new in it waits to be written about.'],
  'source-saved': ['Source saved', 'It is read from now on as you said.'],
  'news-item': ['News item changed', 'Readers see it at once where it concerns them.'],
  'generator-started': ['Writing an article', 'It runs in the background; this page shows how far it is.'],
  'generator-running': ['An article is being written', 'This is the run that was under way already.'],
  'topic-saved': ['Topic saved', 'It counts from the next article on.'],
  'entry-made': ['Draft begun', 'Only staff see it until it is published.'],
  'entry-saved': ['Saved', 'Readers see what is published; this version is kept beside it.'],
  'entry-submitted': ['Submitted for review', 'Whoever may publish finds it under In review.'],
  'entry-published': ['Published', 'Public pages follow at once.'],
  'entry-scheduled': ['Scheduled', 'This version is shown, or taken away, at its time in Zurich.'],
  'entry-unscheduled': ['Plan taken back', 'Nothing happens by itself any more.'],
  'entry-withdrawn': ['Withdrawn', 'Its address answers that it is gone.'],
  'entry-sent-back': ['Back to draft', 'It no longer waits for a review.'],
  'entry-reopened': ['Reopened', 'It is a draft again; readers do not see it.'],
  'entry-restored': ['Version restored', 'Its text is the newest version now; those in between stay.'],
  'picture-kept': ['Picture kept', 'Copy the words below it into a text.'],
  'program-taken': ['Text of the program taken', 'It is the newest version now; readers see it once it is published.'],
  'program-left': ['Text of the program left', 'It is not offered again until it changes once more.'],
  'letter-saved': ['Letter saved', 'The preview shows it as it would go out.'],
  'letter-dropped': ['Draft thrown away', 'Nothing of it was sent.'],
  'letter-tested': ['Test letter written', 'It goes to your own address, on the same way as all others.'],
  'campaign-started': ['Sending has begun', 'This page shows how far it is.'],
  'campaign-pause': ['Paused', 'No further letter goes out until you resume.'],
  'campaign-resume': ['Resumed', 'Whoever has not had the letter gets it now.'],
  'campaign-cancel': ['Cancelled', 'Nobody else gets this letter.'],
  'campaign-send-doubtful': ['Sending again', 'Readers whose letter was in doubt may get it a second time.'],
  'next-year-started': ['Inviting', 'The letters are being written; this page shows the numbers.'],
  'left-out': ['Left out', 'This client gets no invitation for this year.'],
  'taken-back': ['Taken back', 'This client is invited with the others.'],
  'subscriber-barred': ['Address barred', 'Nothing goes to it any more, whoever asks.'],
  'subscriber-released': ['Bar taken away', 'The address gets nothing until its owner subscribes again.'],
  'report-stopped': ['Report taken', 'Nothing goes to this address any more.'],
  'report-noted': ['Report taken', 'The letter did not arrive this time; the subscription goes on.'],
  'verification-asked': ['Verification asked for', 'It runs in the background; this page shows the result.'],
  'view-kept': ['View saved', 'It stands above the list.'],
  'view-changed': ['View changed', 'The list shows it the next time it opens.'],
  'staff-invited': ['Invitation sent', 'The link in the letter works for seven days.'],
  'staff-withdrawn': ['Invitation withdrawn', 'Its link no longer works, and the address is free again.'],
  'staff-profile': ['Profile saved', 'The page of the team follows, where the firm shows its people there.'],
  'staff-role': [
    'Role changed',
    'It counts from the next request of this person on. They and the owners get a letter.',
  ],
  'staff-suspended': [
    'Suspended',
    'All sessions have ended. The cases stay until you hand them over, and the calendar names the talks to come.',
  ],
  'staff-taken-back': ['Suspension ended', 'They can sign in again, and get a letter.'],
  'staff-handed-over': ['Cases handed over', 'Who takes them over gets a letter.'],
  'staff-capacity': ['Limit saved', 'It stands beside the name wherever somebody assigns.'],
  'staff-sessions': ['Sessions ended', 'The next request from there leads to the sign-in.'],
  'reset-asked': ['Reset asked for', 'It happens once two others have confirmed it.'],
  'reset-confirmed': ['Reset confirmed', 'One more has to confirm it.'],
  'reset-done': ['Second factor reset', 'A new one is set up at the next sign-in.'],
  'reset-withdrawn': ['Reset withdrawn', 'The second factor stays as it is.'],
  settings: ['Settings saved', 'They apply from the next request on.'],
  claim: ['Evidence saved', 'Public pages follow at once.'],
  company: ['Company data saved', 'Pages, letters and papers say it from now on.'],
  'test-letter': ['Test letter written', 'It goes to your own address, on the same way as all others.'],
  'backup-asked': ['Backup asked for', 'It runs in the background; this page shows how far it is.'],
  'restore-test-asked': ['Restore test asked for', 'It runs in the background; this page shows how far it is.'],
  'second-factor-on': ['Second factor is on', 'From now on you sign in with a code of your app.'],
  'second-factor-off': ['Second factor is off', 'From now on you sign in with your password alone.'],
} as const satisfies Record<string, readonly [title: string, text: string]>

export type NoteName = keyof typeof done | 'welcome' | 'bypassed' | 'logged-out'

/** The words for what has just happened; null when the address names nothing that concerns this visitor. */
export function noticeFor(note: string | null, person: Pick<Person, 'firstName'> | null): Notice | null {
  if (!person) return note === 'logged-out' ? success('Logged Out', 'You have been logged out.') : null
  if (note === 'welcome') return success('Welcome, Admin!', `You are signed in, ${person.firstName}.`)
  if (note === 'bypassed') return success('Bypass Successful', `You are signed in as ${person.firstName}.`)
  if (note === null || !isDone(note)) return null
  const [title, text] = done[note]
  return success(title, text)
}

/** The address of a page with word of what has just happened. */
export function withNote(path: string, note: NoteName): string {
  return addNote(path, note)
}

/** The answer to a form that was carried out: on to a page, with word of it. */
export function doneAt(path: string, note: NoteName): Response {
  return redirect(withNote(path, note), { status: 303 })
}

function isDone(note: string): note is keyof typeof done {
  return Object.hasOwn(done, note)
}

function success(title: string, text: string): Notice {
  return { kind: 'success', title, text }
}
