import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { insertNewlineContinueMarkup, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, LanguageSupport, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { Decoration, EditorView, keymap, MatchDecorator, ViewPlugin } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { t } from '#platform/texts.ts'
import { type Edit, editFor } from '#publishing/editor/staff/markdown-edit.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.richEditor)

export type RichEditor = {
  change: (edit: (text: string, selection: { from: number; to: number }) => Edit) => void
  focus: () => void
  close: () => void
}

const looks = EditorView.theme({
  '&': { fontSize: '1rem', color: 'var(--ink)', backgroundColor: 'var(--paper)' },
  '&.cm-focused': { outline: '2px solid var(--ink)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.6' },
  '.cm-content': { padding: '12px 24px 24px', caretColor: 'var(--ink)', minHeight: '50dvh' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--line-2)' },
  '.cm-fact': {
    border: '1px solid var(--line-2)',
    borderRadius: '2px',
    backgroundColor: 'var(--mist)',
    padding: '0 3px',
  },
  '@media (max-width: 899px)': { '.cm-content': { padding: '12px 4px 24px' } },
})

const badges = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.heading, fontWeight: '650' },
    { tag: tags.strong, fontWeight: '650' },
    { tag: tags.emphasis, fontStyle: 'italic' },
    { tag: [tags.processingInstruction, tags.url, tags.labelName], color: 'var(--ink-3)' },
  ]),
)

const factBadges = new MatchDecorator({
  regexp: /\{fact:[^{}\s]*\}/g,
  decoration: Decoration.mark({ class: 'cm-fact' }),
})
const facts = ViewPlugin.define(
  (view) => {
    const plugin = {
      decorations: factBadges.createDeco(view),
      update: (update: Parameters<typeof factBadges.updateDeco>[0]) => {
        plugin.decorations = factBadges.updateDeco(update, plugin.decorations)
      },
    }
    return plugin
  },
  { decorations: ({ decorations }) => decorations },
)

/** Copies each change to the textarea. Uses a shadow root, because elsewhere the CSP blocks the editor's styles. */
export function openRichEditor({
  field,
  place,
  language,
  openFacts,
}: {
  field: HTMLTextAreaElement
  place: HTMLElement
  language: string
  /** Called when a word begins with @, so that the user can choose a fact. */
  openFacts: () => void
}): RichEditor {
  const open = () => {
    openFacts()
    return true
  }
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  const view: EditorView = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: field.value,
      extensions: [
        history(),
        keymap.of([
          { key: 'Mod-b', run: () => apply((text, at) => editFor(text, at, 'bold')) },
          { key: 'Mod-i', run: () => apply((text, at) => editFor(text, at, 'italic')) },
          { key: '@', run: ({ state }) => startsWord(state) && open() },
          { key: 'Enter', run: insertNewlineContinueMarkup },
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        new LanguageSupport(markdownLanguage),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': copy().textInMarkdown, spellcheck: 'true', lang: language }),
        looks,
        badges,
        facts,
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) writeThrough(field, state.doc.toString())
        }),
      ],
    }),
  })
  function apply(edit: Parameters<RichEditor['change']>[0]): boolean {
    const { from, to } = view.state.selection.main
    const { select, ...changes } = edit(view.state.doc.toString(), { from, to })
    view.dispatch({ changes, selection: { anchor: select.from, head: select.to }, scrollIntoView: true })
    view.focus()
    return true
  }
  // Copy changes of the textarea by other code into the editor, e.g. values restored after signing in again.
  const follow = () => {
    if (field.value === view.state.doc.toString()) return
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: field.value } })
  }
  const focus = () => view.focus()
  field.addEventListener('input', follow)
  field.addEventListener('focus', focus)
  field.classList.add('is-behind')
  field.tabIndex = -1
  return {
    change: apply,
    focus,
    close: () => {
      field.removeEventListener('input', follow)
      field.removeEventListener('focus', focus)
      field.classList.remove('is-behind')
      field.tabIndex = 0
      view.destroy()
    },
  }
}

function startsWord({ doc, selection }: EditorState): boolean {
  const { from } = selection.main
  return from === 0 || /\s/.test(doc.sliceString(from - 1, from))
}

function writeThrough(field: HTMLTextAreaElement, text: string): void {
  if (field.value === text) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
