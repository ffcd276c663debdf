import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Returns how hard a password is to guess: 0 (at once) to 4 (not in reach). */
export const scoreOf = (password: string): number => checker.check(password).score;
