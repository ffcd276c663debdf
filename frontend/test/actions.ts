// What a person does on a screen, by the names that the screen shows.
import { fireEvent, screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/dom';

/** Finds an element by its selector, which takes a tenth of the time of a search by role in the whole page. */
function only(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

/** Returns the content of the screen, without menu and header. */
export const main = () => within(only('main'));
/** Returns the open dialog, as soon as it has opened. */
export const dialog = () => waitFor(() => within(only('[role=dialog]')));
export const dialogCloses = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
export const toasts = () => within(only('section[aria-label="Notifications"]'));

type Place = BoundFunctions<typeof queries>;

const named = (name: string | RegExp) => ({ name });

/** Presses a button as soon as it can be pressed. */
export async function press(name: string | RegExp, place: Promise<Place> | Place = main()): Promise<void> {
  const button = await (await place).findByRole<HTMLButtonElement>('button', named(name));
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

export async function fieldOf(label: string | RegExp, place: Promise<Place> | Place = main()) {
  return (await place).findByLabelText<HTMLInputElement>(label);
}

/** Types a text in place of the one in the field. */
export async function type(label: string | RegExp, value: string, place: Promise<Place> | Place = main()) {
  fireEvent.change(await fieldOf(label, place), { target: { value } });
}

/** Presses a key where the focus is, and waits until the screen has followed. */
export async function key(name: string, modifiers: { ctrlKey?: boolean; shiftKey?: boolean } = {}) {
  const { activeElement } = document;
  const at = activeElement?.isConnected ? activeElement : document.body;
  const init = { key: name, code: codeOf(name), ...modifiers };
  fireEvent.keyDown(at, init);
  fireEvent.keyUp(at, init);
  // Unlike timers, this is never under the control of a test.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done));
}

const codeOf = (name: string) => (/^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name);

/** Follows a link of the panel's menu. */
export const goTo = (name: string) => {
  const menu = within(only('nav[aria-label="Menu"]'));
  fireEvent.click(menu.getByRole('link', { name }));
};

/** Runs an action of a row, which is a button or a link of its own or an entry of the menu of the row. */
export async function act(row: string, action: string): Promise<void> {
  const more = named(`More actions: ${row}`);
  const direct = new RegExp(`^${action} `);
  const control = await waitFor(() => {
    const own = [
      ...main().queryAllByRole('button', named(direct)),
      ...main().queryAllByRole('link', named(direct)),
    ];
    const found = own.find((one) => one.getAttribute('aria-label')?.endsWith(` ${row}`) ?? false);
    return found ?? main().getByRole('button', more);
  });
  if (control.getAttribute('aria-label') === more.name) await choose(control, action);
  else fireEvent.click(control);
}

/** Opens a menu and runs an entry. Returns the key that the entry shows. */
export async function choose(menu: HTMLElement, action: string): Promise<string | undefined> {
  fireEvent.click(menu);
  const entry = await screen.findByRole('menuitem', named(action));
  fireEvent.click(entry);
  return entry.querySelector('kbd')?.textContent;
}

/** Chooses a file in a field, and waits until the field shows its name. */
export async function chooseFile(label: string | RegExp, file: File, place: Promise<Place> | Place = main()) {
  const field = await fieldOf(label, place);
  Object.defineProperty(field, 'files', { configurable: true, value: [file] });
  fireEvent.change(field);
  // The field reads the file first.
  await (await place).findByText(file.name);
}
export const pictureNamed = (name: string) => new File(['a picture'], name, { type: 'image/png' });

/** Chooses an option of a select by its text. */
export async function chooseOption(
  label: string | RegExp,
  option: string,
  place: Promise<Place> | Place = main(),
) {
  fireEvent.click(await (await place).findByRole('combobox', named(label)));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

/** Types into a field that searches records, and chooses the option with this text. */
export async function pick(label: string, text: string, place: Promise<Place> | Place = main()) {
  const field = await (await place).findByRole<HTMLInputElement>('combobox', named(label));
  fireEvent.focus(field);
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: text } });
  const options = () => screen.getAllByRole('option').filter(({ textContent }) => textContent.includes(text));
  const option = await waitFor(() => {
    const [found] = options();
    expect(found).toBeTruthy();
    return found!;
  });
  fireEvent.click(option);
}

/** The words that the screen says about a field: its fault, its hint. */
export function describes(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
