import { expect, it } from "vitest";
import { plain } from "./plain";

it("finds what is set in type by what is typed", () => {
  expect(plain("Prêtre d’Amon")).toBe("pretre d'amon");
  expect(plain("Défense\u00a0!")).toBe("defense !");
  expect(plain("Świątynia Łodzi")).toBe("swiatynia lodzi");
});
