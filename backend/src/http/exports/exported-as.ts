// What a field of a row is in a file, when it is not its plain value.

const TEXT = Symbol('exported as');
const ABSENT = Symbol('text when absent');

type TextOf<T, Row = unknown> = (value: T, row: Row) => string;

/**
 * Declares the text of a field in exported files, made of its value and of the row of the list. Place it in the class of
 * the row itself: types that are made of other types (PickType) do not copy it.
 */
export const ExportedAs =
  <T, Row = unknown>(text: TextOf<T, Row>): PropertyDecorator =>
  (target, name) =>
    Reflect.defineMetadata(TEXT, text, target, name);

/** Declares the text of a field in exported files for rows that lack the field. */
export const WhenAbsent = (text: string): PropertyDecorator => Reflect.metadata(ABSENT, text);

/** Returns the text of a field of this class in files for rows that lack it, if one is declared. */
export const absentText = (prototype: object, name: string): string | undefined =>
  Reflect.getMetadata(ABSENT, prototype, name) as string | undefined;

/** Returns the text of a field of this class in files, if one is declared. */
export const exportedText = (prototype: object, name: string): TextOf<unknown> | undefined =>
  Reflect.getMetadata(TEXT, prototype, name) as TextOf<unknown> | undefined;

/** Declares the words of an enumerated field in exported files: `@Words({ 0: 'Pending', 1: 'Approved' })`. */
export const Words = (words: Readonly<Record<string, string>>): PropertyDecorator =>
  ExportedAs((value) => words[String(value)] ?? String(value));
