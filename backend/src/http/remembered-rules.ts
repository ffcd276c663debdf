import { getMetadataStorage } from 'class-validator';

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;
const remembered = new WeakMap<object, Rules>();
const storage = getMetadataStorage();
const searchAll = storage.getTargetValidationMetadatas.bind(storage);

/**
 * Makes class-validator remember the rules of a class after its first input. Otherwise it compares every class that has
 * rules with the class of each input. Rules belong to the declaration of a class and never change afterwards.
 */
export function rememberRules(): void {
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups?.length)
      return searchAll(target, schema, always, strictGroups, groups);
    const rules = remembered.get(target) ?? searchAll(target, schema, always, strictGroups, groups);
    remembered.set(target, rules);
    return rules;
  };
}
