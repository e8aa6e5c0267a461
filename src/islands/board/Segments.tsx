interface SegmentsProps<T extends string> {
  /** The name of the group; it is not shown. */
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onValue: (value: T) => void;
}

/** One of a few, side by side. */
export const Segments = <T extends string>({ label, name, options, value, onValue }: SegmentsProps<T>) => (
  <fieldset class="segments">
    <legend class="vh">{label}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onValue(option.value)}
        />
        <span>{option.label}</span>
      </label>
    ))}
  </fieldset>
);
