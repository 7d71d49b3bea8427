export function ValueList({
  values,
  className,
}: {
  values: readonly { title: string; text: string }[]
  className: string
}) {
  return (
    <ul className={className}>
      {values.map(({ title, text }) => (
        <li key={title}>
          <h3 className="t20">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
