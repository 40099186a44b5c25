// A field of a form: what helps and what is wrong is tied to its control.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import Field from "./Field.svelte";

test("the label names the control, and its attributes reach it", async () => {
  render(Field, { label: "Name", value: "Ann", maxlength: 5, autocomplete: "nickname" });
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  expect(field).toHaveProperty("value", "Ann");
  expect(field.getAttribute("autocomplete")).toBe("nickname");
  await userEvent.type(field, "abel");
  expect(field.value).toBe("Annab");
  expect(field.hasAttribute("aria-invalid")).toBe(false);
  expect(field.hasAttribute("aria-describedby")).toBe(false);
});

test("help and mistakes are read with the control", () => {
  render(Field, {
    label: "Password",
    type: "password",
    value: "",
    help: "Eight letters or more.",
    wrong: "Too short.",
  });
  const field = screen.getByLabelText("Password");
  const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Eight letters or more.",
    "Too short.",
  ]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("Too short.");
});

test("every form has its fields from here", () => {
  const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const labels = Object.entries(sources).filter(([, source]) => /<label class="k-field/.test(source));
  expect(labels.map(([file]) => file)).toEqual(["./Field.svelte"]);
});
