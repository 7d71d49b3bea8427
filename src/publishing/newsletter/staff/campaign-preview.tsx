type Props = { html: string; text: string; previewPath: string }

export function EmailPreview({ html, text, previewPath }: Props) {
  return (
    <>
      <p className="mt-8">
        <a className="alone" href={previewPath} target="_blank" rel="noopener">
          Open the letter in a window of its own
        </a>
      </p>
      <div className="letter-paper mt-16" dangerouslySetInnerHTML={{ __html: html }} />
      <details className="mt-16">
        <summary>As text</summary>
        <pre className="letter-text">{text}</pre>
      </details>
    </>
  )
}
